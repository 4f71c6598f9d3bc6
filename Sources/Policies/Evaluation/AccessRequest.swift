/// The request that policies decide on: an action on a resource, by a principal, in a context.
package struct AccessRequest: Sendable {
    /// The action, such as `cognito-idp:AdminGetUser`.
    package let action: String
    /// The ARN of the resource, or `*` if the action has none.
    package let resource: String
    /// The caller. Only trust and resource policies name principals; identity policies belong to theirs.
    package let principal: RequestPrincipal
    /// The context keys, such as `aws:SourceIp`.
    package let context: ConditionContext
    let actionBytes: [UInt8]
    let resourceBytes: [UInt8]

    package init(
        _ action: String, on resource: String = "*", by principal: RequestPrincipal = .anonymous,
        context: ConditionContext = ConditionContext()
    ) {
        self.action = action
        self.resource = resource
        self.principal = principal
        self.context = context
        actionBytes = CaseFolding.foldedName(action)
        resourceBytes = Array(resource.utf8)
    }
}
