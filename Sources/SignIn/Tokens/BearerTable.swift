import Kernel
import Storage

/// The one statement that every call with an access token asks.
struct BearerTable {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Whether the person is enabled and the sign-in goes on; nil where the person is no longer there.
    func standing(of bearer: Bearer) throws -> (isEnabled: Bool, isSignedIn: Bool)? {
        try tx.first(
            """
            SELECT users.enabled AS enabled, sign_ins.sign_in_id AS sign_in_id FROM users LEFT JOIN sign_ins
            ON sign_ins.pool_id = users.pool_id AND sign_ins.user_id = users.user_id
            AND sign_ins.sign_in_id = \(bearer.signIn)
            WHERE users.pool_id = \(bearer.pool) AND users.user_id = \(bearer.user)
            """
        ).map { (try $0.value("enabled"), try $0.value("sign_in_id", as: String?.self) != nil) }
    }
}
