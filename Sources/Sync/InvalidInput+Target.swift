import Directory
import Kernel

extension InvalidInput {
    /// The refusal of a function, a stream or an application that this server cannot call.
    ///
    /// - Parameter member: The member of the request.
    static func noTarget(_ member: String, for function: FunctionARN) -> InvalidInput {
        InvalidInput(
            """
            \(member): Martlet has no target for \(function) that serves this pool. Add one with \
            "martlet trigger add" or below "triggers" in its configuration file.
            """)
    }
}
