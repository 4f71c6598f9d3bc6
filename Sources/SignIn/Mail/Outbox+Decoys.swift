import Storage

extension Outbox {
    /// Deletes a decoy while the caller does not wait, as a message is deleted that has left. What cannot be deleted
    /// now is swept later.
    func discardSoon(_ decoy: Message) {
        background {
            await Deadline.$ofRequest.withValue(nil) {
                _ = try? await database.write { try OutboxTable($0).delete(decoy.id) }
            }
        }
    }
}
