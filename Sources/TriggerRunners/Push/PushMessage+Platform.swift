import Kernel
import Triggers
import WireRuntime

extension PushMessage {
    /// The data as texts, which is all that Google's and Amazon's platforms deliver.
    var texts: JSONObject {
        JSONObject(
            data.members.map { member in
                if case .integer(let number) = member.value { return .init(member.name, .string(String(number))) }
                return member
            })
    }

    /// How long a platform keeps it, in seconds.
    func lifetime(at now: Instant) -> Int64 { max(expiresAt.seconds - now.seconds, 0) }
}
