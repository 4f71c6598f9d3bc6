import Directory
import Kernel
import UserPoolsModel

extension ResourceServerType {
    /// The resource server as the service describes it.
    init(_ server: ResourceServer) {
        self.init(
            identifier: server.identifier, name: server.name,
            scopes: server.scopes?.map {
                ResourceServerScopeType(scopeDescription: $0.description, scopeName: $0.name)
            }, userPoolId: server.pool)
    }
}

extension ResourceServer.Scope {
    init(_ scope: ResourceServerScopeType) {
        self.init(name: scope.scopeName, description: scope.scopeDescription)
    }
}
