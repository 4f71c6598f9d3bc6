/// What an app needs to use an identity pool, with the pool's id filled in.
struct IdentityPoolSnippet: Sendable {
    let pool, region, endpoint: String

    /// The snippets, by the names of files and platforms.
    var all: [(name: String, text: String)] {
        [
            (
                "awsconfiguration.json",
                """
                {"CredentialsProvider": {"CognitoIdentity": {"Default": {"PoolId": "\(pool)", "Region": "\(region)"}}}}
                """
            ),
            (
                "JavaScript",
                """
                import { fromCognitoIdentityPool } from "@aws-sdk/credential-providers";

                const credentials = fromCognitoIdentityPool({
                  identityPoolId: "\(pool)",
                  clientConfig: { region: "\(region)", endpoint: "\(endpoint)" },
                });
                """
            ),
            (
                "boto3",
                """
                import boto3
                identities = boto3.client("cognito-identity", region_name="\(region)", endpoint_url="\(endpoint)")
                identity = identities.get_id(IdentityPoolId="\(pool)")["IdentityId"]
                credentials = identities.get_credentials_for_identity(IdentityId=identity)["Credentials"]
                """
            ),
        ]
    }
}
