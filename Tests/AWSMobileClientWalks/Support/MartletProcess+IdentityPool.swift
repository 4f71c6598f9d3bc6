import Foundation
import IdentityPoolsModel
import Kernel
import Testing
import WireClient

@testable import AWSMobileClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension MartletProcess {
    /// Creates an identity pool for the app client that `--dev` made, with a role for guests and one for users.
    /// Users may list user pools, guests may see an identity pool, and nothing else.
    ///
    /// - Parameter developer: The developer's name as a login provider, if identities of the developer's are taken.
    func identityPool(developer: String? = nil) async throws -> String {
        let read = try ClientConfiguration(AWSConfigurationFile.read(configurationFile))
        let pool = try #require(read.userPool)
        let made = try await call(
            CreateIdentityPoolInput(
                allowUnauthenticatedIdentities: true,
                cognitoIdentityProviders: [
                    CognitoIdentityProvider(clientId: pool.clientID.rawValue, providerName: pool.provider)
                ], developerProviderName: developer, identityPoolName: "walk \(Name.random(8))")
        ).identityPoolId
        let roles = [
            "authenticated": try await role(for: made, kind: "authenticated", allowing: "cognito-idp:ListUserPools"),
            "unauthenticated": try await role(
                for: made, kind: "unauthenticated", allowing: "cognito-identity:DescribeIdentityPool"),
        ]
        try await call(SetIdentityPoolRolesInput(identityPoolId: made, roles: roles))
        return made
    }

    /// Creates a role that identities of the kind may assume.
    private func role(for pool: String, kind: String, allowing action: String) async throws -> String {
        let name = "walk-\(Name.random(10))"
        let trust = """
            {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "sts:AssumeRoleWithWebIdentity",
            "Principal": {"Federated": "cognito-identity.amazonaws.com"}, "Condition": {
            "StringEquals": {"cognito-identity.amazonaws.com:aud": "\(pool)"},
            "ForAnyValue:StringLike": {"cognito-identity.amazonaws.com:amr": "\(kind)"}}}]}
            """
        let policy = """
            {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Action": "\(action)", "Resource": "*"}]}
            """
        let root = AWSCredentials(accessKey: rootKey.accessKeyID, secretKey: rootKey.secret.exposed)
        let created = try await query(
            "iam", parameters: ["Action": "CreateRole", "RoleName": name, "AssumeRolePolicyDocument": trust],
            keys: root)
        try await query(
            "iam",
            parameters: [
                "Action": "PutRolePolicy", "RoleName": name, "PolicyName": "walk", "PolicyDocument": policy,
            ], keys: root)
        let arn = created.components(separatedBy: "<Arn>").dropFirst().first?.components(separatedBy: "</Arn>").first
        return try #require(arn)
    }

    /// The identity that the server sees behind `keys`, in the XML of STS.
    func callerIdentity(of keys: AWSCredentials) async throws -> String {
        try await query("sts", parameters: ["Action": "GetCallerIdentity"], keys: keys)
    }

    /// Calls an operation of STS or IAM with a request that the app signs, and returns the XML of the response.
    @discardableResult
    private func query(
        _ service: String, parameters: [String: String], keys: AWSCredentials
    ) async throws -> String {
        let version = service == "sts" ? "2011-06-15" : "2010-05-08"
        let fields = parameters.merging(["Version": version]) { $1 }.sorted { $0.key < $1.key }
        let body = fields.map { "\($0.key)=\(PercentEncoding.encode($0.value.utf8))" }.joined(separator: "&")
        var request = URLRequest(url: try #require(URL(string: "\(origin)/")))
        request.httpMethod = "POST"
        request.httpBody = Data(body.utf8)
        request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
        let signed = try await request.signed(with: keys, service: service, region: "us-east-1")
        let headers = (signed.allHTTPHeaderFields ?? [:]).map { (name: $0.key.lowercased(), value: $0.value) }
        let response = try await TestNetwork.direct.send(
            ClientRequest(method: "POST", origin: origin, headers: headers, body: Array(body.utf8)))
        let text = String(decoding: response.body, as: UTF8.self)
        guard response.status == 200 else { throw WalkError("\(response.status): \(text)") }
        return text
    }

    /// Sends a request for `operation` of identity pools that the app signs, and returns the status.
    func status(
        of operation: String, on identityPool: String, signedWith provider: some CredentialsProvider
    ) async throws -> Int {
        let body = Data(#"{"IdentityPoolId":"\#(identityPool)"}"#.utf8)
        var request = URLRequest(url: try #require(URL(string: "\(origin)/")))
        request.httpMethod = "POST"
        request.httpBody = body
        request.setValue("application/x-amz-json-1.1", forHTTPHeaderField: "Content-Type")
        request.setValue("AWSCognitoIdentityService.\(operation)", forHTTPHeaderField: "X-Amz-Target")
        let signed = try await request.signed(with: provider, service: "cognito-identity", region: "us-east-1")
        let headers = (signed.allHTTPHeaderFields ?? [:]).map { (name: $0.key.lowercased(), value: $0.value) }
        return try await TestNetwork.direct.send(
            ClientRequest(method: "POST", origin: origin, headers: headers, body: [UInt8](body))
        ).status
    }

    /// A new run of the app with the identity pool.
    func client(identityPool: String, store: any TokenStore = MemoryTokenStore()) async throws -> AWSMobileClient {
        var document = try AWSConfigurationFile.read(configurationFile)
        document["Auth"] = ["Default": ["authenticationFlowType": "USER_PASSWORD_AUTH"]]
        document["CredentialsProvider"] = [
            "CognitoIdentity": ["Default": ["PoolId": identityPool, "Endpoint": origin]]
        ]
        let made = document
        let client = AWSMobileClient(store: store, transport: TestNetwork.direct, app: "walks") { made }
        client.signInWaitLimit = .seconds(30)
        try await client.initialize()
        return client
    }
}
