import Storage

/// Makes the store refuse a second user with an attribute's value.
struct FailingRowTable {
    let tx: any Transaction

    func install() throws {
        try tx.execute("CREATE UNIQUE INDEX values_of_users ON user_search (pool_id, attribute, value)")
    }
}
