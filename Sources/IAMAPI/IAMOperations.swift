public import AccessControl
import IAMModel
import SecurityTokensModel
public import Wire
import WireRuntime

/// The operations of STS and IAM that are built.
public enum IAMOperations {
    /// The tables of both services.
    public static func tables(
        keys: AccessKeys, authentication: CallerAuthentication, pages: PageSeal, frame: RequestFrame
    ) -> [OperationTable] {
        let securityTokens: [any Operation] = [GetAccessKeyInfo(keys: keys), GetCallerIdentity()]
        return [(Catalogue.securityTokens, securityTokens), (.iam, [])].map { catalogue, operations in
            OperationTable(catalogue, operations, authentication: authentication, pages: pages, frame: frame)
        }
    }
}
