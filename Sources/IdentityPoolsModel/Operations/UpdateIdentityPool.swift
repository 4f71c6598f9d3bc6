// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of UpdateIdentityPool.
package typealias UpdateIdentityPoolInput = IdentityPool

extension IdentityPool: OperationInput, NamesIdentityPool {
    package typealias Output = UpdateIdentityPoolOutput
    package static let operation = OperationModel(
        name: "UpdateIdentityPool", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError, .concurrentModification, .limitExceeded,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of UpdateIdentityPool.
package typealias UpdateIdentityPoolOutput = IdentityPool

#endif
