import Storage

extension Outbox {
    /// Deletes a decoy in the background, as a sent message is deleted. If that fails, it is deleted when it expires.
    package func discardSoon(_ decoy: Message) {
        background {
            await Deadline.$ofRequest.withValue(nil) {
                _ = try? await database.write { try OutboxTable($0).delete(decoy.id) }
            }
        }
    }
}
