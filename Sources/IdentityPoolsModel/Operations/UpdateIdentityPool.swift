// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of UpdateIdentityPool.
public typealias UpdateIdentityPoolInput = IdentityPool

extension IdentityPool: OperationInput, NamesIdentityPool {
    public typealias Output = UpdateIdentityPoolOutput
    public static let operation = OperationModel(
        name: "UpdateIdentityPool", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError, .concurrentModification, .limitExceeded,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of UpdateIdentityPool.
public typealias UpdateIdentityPoolOutput = IdentityPool

#endif
