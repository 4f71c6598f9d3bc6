extension SessionDriver {
    /// Writes how a refresh has ended.
    func logRefresh(_ result: RefreshResult) {
        switch result {
        case .renewed: log.write(.refreshed)
        case .refused: log.write(.refreshRefused)
        case .failed(let error): log.write(.refreshFailed) { $0.errorName = LoggedText.name(of: error) }
        }
    }
}
