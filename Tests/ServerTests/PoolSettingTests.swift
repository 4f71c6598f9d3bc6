import AccessControl
import Directory
import Testing

@testable import Server

/// The settings about pools: regions, quotas and the deletion of groups.
struct PoolSettingTests {
    private func configuration(
        _ flags: [Setting: String] = [:], environment: [String: String] = [:], file: String? = nil
    ) throws -> Configuration {
        var flags = flags
        if file != nil { flags[.config] = "martlet.json" }
        return try Configuration(Settings(flags: flags, environment: environment) { _ in Array((file ?? "").utf8) })
    }

    private func problem(_ flags: [Setting: String]) -> String? {
        do {
            _ = try configuration(flags)
            return nil
        } catch { return String(describing: error) }
    }

    @Test func `the first region is the default`() throws {
        let found = try configuration([.region: "eu-west-1,us-east-1,ap-south-1"])
        #expect(found.region == "eu-west-1" && found.otherRegions == ["us-east-1", "ap-south-1"])
        #expect(try configuration([.region: "eu-west-1"]).otherRegions == [])
        let standard = try configuration()
        #expect(standard.region == "us-east-1" && standard.otherRegions == [])
    }

    @Test func `regions come from the environment and the file as well`() throws {
        let environment = ["MARTLET_REGION": "eu-west-1,us-east-1"]
        #expect(try configuration(environment: environment).otherRegions == ["us-east-1"])
        #expect(try configuration(file: #"{"region": "eu-west-1,us-east-1"}"#).otherRegions == ["us-east-1"])
    }

    @Test(arguments: [
        "", ",", "us-east-1,", ",us-east-1", "us-east-1,,eu-west-1", "us-east-1, eu-west-1", "us-east-1;eu-west-1",
        "us-east-1,us", "us-east-1,us-east-1",
    ])
    func `a list that is no list of different regions is refused`(_ text: String) throws {
        let line = try #require(problem([.region: text]))
        #expect(line.hasPrefix("--region: ") && !line.contains("\n"), "\(line)")
    }

    @Test func `the quotas are today's, or those of the set`() throws {
        #expect(try configuration().quotas == Quotas())
        #expect(try configuration([.quotas: "today"]).quotas == Quotas())
        #expect(try configuration([.quotas: "guide-2018"]).quotas == .guide2018)
        #expect(problem([.quotas: "2018"]) == "--quotas: it is not one of today, guide-2018")
    }

    @Test func `each quota can be set, and the others stay those of the set`() throws {
        var wanted = Quotas.guide2018
        (wanted.pools, wanted.clientsPerPool, wanted.groupsPerPool) = (100_000, 3, 4)
        (wanted.groupsPerUser, wanted.customAttributesPerPool) = (5, 50)
        (wanted.resourceServersPerPool, wanted.scopesPerResourceServer) = (6, 7)
        wanted.identityProvidersPerPool = 8
        let file = """
            {"quotas": "guide-2018", "quota-pools": 100000, "quota-clients-per-pool": 3, "quota-groups-per-pool": 9,
             "quota-groups-per-user": 5, "quota-resource-servers-per-pool": 6, "quota-identity-providers-per-pool": 8,
             "quota-scopes-per-resource-server": 7}
            """
        let environment = [
            "MARTLET_QUOTA_GROUPS_PER_POOL": "4", "MARTLET_QUOTA_CUSTOM_ATTRIBUTES_PER_POOL": "49",
        ]
        let found = try configuration(
            [.quotaCustomAttributesPerPool: "50"], environment: environment, file: file)
        #expect(found.quotas == wanted)
        wanted = .guide2018
        wanted.groupsPerPool = 26
        #expect(try configuration([.quotas: "guide-2018", .quotaGroupsPerPool: "26"]).quotas == wanted)
    }

    @Test func `each quota of IAM can be set`() throws {
        #expect(try configuration().account.quotas == IAMQuotas())
        var wanted = IAMQuotas()
        (wanted.users, wanted.roles, wanted.policies, wanted.policiesPerPrincipal) = (11, 12, 13, 14)
        (wanted.trustPolicySize, wanted.oidcProviders, wanted.samlProviders) = (15, 16, 17)
        let found = try configuration(
            [.quotaIAMUsers: "11", .quotaIAMRoles: "12", .quotaIAMPolicies: "13"],
            environment: [
                "MARTLET_QUOTA_IAM_POLICIES_PER_PRINCIPAL": "14", "MARTLET_QUOTA_IAM_TRUST_POLICY_SIZE": "15",
            ],
            file: #"{"quota-iam-oidc-providers": 16, "quota-iam-saml-providers": 17}"#)
        #expect(found.account.quotas == wanted)
    }

    @Test(arguments: [
        (Setting.quotaPools, 100_000), (.quotaClientsPerPool, 10_000), (.quotaGroupsPerPool, 10_000),
        (.quotaGroupsPerUser, 100), (.quotaCustomAttributesPerPool, 50), (.quotaResourceServersPerPool, 300),
        (.quotaIdentityProvidersPerPool, 1000), (.quotaIdentityPools, 100_000), (.quotaRulesPerProvider, 400),
        (.quotaScopesPerResourceServer, 100), (.quotaSyncDatasets, 1000), (.quotaSyncRecords, 10_000),
        (.quotaSyncBytes, 16_777_216), (.quotaSyncStreamBytes, 17_179_869_184), (.quotaSyncDevices, 100),
        (.quotaIAMUsers, 5000), (.quotaIAMRoles, 5000),
        (.quotaIAMPolicies, 5000), (.quotaIAMPoliciesPerPrincipal, 25), (.quotaIAMTrustPolicySize, 8192),
        (.quotaIAMOIDCProviders, 700), (.quotaIAMSAMLProviders, 1000),
    ])
    func `a quota is at least one and at most its hard limit`(_ setting: Setting, _ maximum: Int) {
        #expect(problem([setting: "1"]) == nil && problem([setting: "\(maximum)"]) == nil)
        for text in ["0", "-1", "\(maximum + 1)", "", "many", "1.5", "99999999999999999999"] {
            #expect(
                problem([setting: text]) == "--\(setting.rawValue): it is not a number from 1 to \(maximum)", "\(text)")
        }
    }

    // GUIDE-19
    @Test func `a setting decides if a group with members is deleted`() throws {
        #expect(try configuration().groupDeletion == .withMembers)
        #expect(try configuration([.groupDeletion: "only-when-empty"]).groupDeletion == .onlyWhenEmpty)
        #expect(try configuration([.groupDeletion: "with-members"]).groupDeletion == .withMembers)
        #expect(
            problem([.groupDeletion: "never"]) == "--group-deletion: it is not one of only-when-empty, with-members")
    }
}
