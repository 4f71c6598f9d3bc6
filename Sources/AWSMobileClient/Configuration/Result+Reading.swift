extension Result where Failure == AWSMobileClientError {
    /// The outcome of `read`, which reads a part of a configuration. Any other error becomes `invalidConfiguration`.
    init(reading read: () throws -> Success) {
        do { self = .success(try read()) } catch let error as AWSMobileClientError { self = .failure(error) } catch {
            self = .failure(.invalidConfiguration(message: "\(error)"))
        }
    }
}
