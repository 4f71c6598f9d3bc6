import Kernel
import SignIn
import Wire

extension Bearer {
    /// The caller whom the door recognised.
    init(_ holder: TokenHolder) {
        self.init(pool: holder.pool, user: holder.user, client: holder.client, signIn: holder.signIn)
    }
}
