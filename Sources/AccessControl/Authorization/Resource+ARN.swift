import Kernel
import Wire
import WireRuntime

extension Resource {
    /// The resource as policies name it (PERM-ARN); `*` for the whole service.
    ///
    /// Users and roles of IAM are named without a path here; `Authorizer.target` finds the stored one.
    ///
    /// - Parameter service: Decides the form of an identity pool's ARN, which differs in sync.
    func arn(service: ServiceName, for caller: IAMCaller, in account: String) -> String {
        let region = caller.region
        switch self {
        case .everything: return "*"
        case .userPool(let id): return "arn:aws:cognito-idp:\(region):\(account):userpool/\(id)"
        case .identityPool(let id): return "arn:aws:\(service.signingName):\(region):\(account):identitypool/\(id)"
        case .identity(let id, let pool, let dataset):
            return "arn:aws:\(service.signingName):\(region):\(account):identitypool/\(pool)/identity/\(id)"
                + (dataset.map { "/dataset/\($0)" } ?? "")
        case .user(let name): return name.map { IAMResource(.user, name: $0).arn(in: account) } ?? caller.arn
        case .role(let name): return IAMResource(.role, name: name).arn(in: account)
        // A key that is unknown, or belongs to the account itself, does not have a user.
        case .accessKey: return "arn:aws:iam::\(account):root"
        case .created(let entity): return "arn:aws:iam::\(account):\(Self.normalized(entity))"
        case .named(let arn): return arn
        }
    }

    /// A provider's URL is named in its stored form, so that other spellings cannot evade a policy.
    private static func normalized(_ entity: String) -> String {
        let start = "\(IAMResource.Kind.oidcProvider.rawValue)/"
        guard entity.utf8.starts(with: start.utf8) else { return entity }
        let url = try? OIDCProvider.url(String(decoding: entity.utf8.dropFirst(start.utf8.count), as: UTF8.self))
        return url.map { start + $0 } ?? entity
    }
}
