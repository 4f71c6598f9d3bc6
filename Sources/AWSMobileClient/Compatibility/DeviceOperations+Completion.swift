extension DeviceOperations {
    /// The form of ``list(limit:paginationToken:)`` with a completion handler.
    @preconcurrency
    public func list(
        limit: Int = 60, paginationToken: String? = nil,
        completionHandler: @escaping AWSMobileClient.Completion<ListDevicesResult>
    ) {
        driver.complete(completionHandler) { try await self.list(limit: limit, paginationToken: paginationToken) }
    }

    /// The form of ``get(deviceId:)`` with a completion handler.
    @preconcurrency
    public func get(deviceId: String, completionHandler: @escaping AWSMobileClient.Completion<Device>) {
        driver.complete(completionHandler) { try await self.get(deviceId: deviceId) }
    }

    /// The form of ``get()`` with a completion handler.
    @preconcurrency
    public func get(_ completionHandler: @escaping AWSMobileClient.Completion<Device>) {
        driver.complete(completionHandler) { try await self.get() }
    }

    /// The form of ``updateStatus(deviceId:remembered:)`` with a completion handler.
    @preconcurrency
    public func updateStatus(
        deviceId: String, remembered: Bool,
        completionHandler: @escaping AWSMobileClient.Completion<UpdateDeviceStatusResult>
    ) {
        driver.complete(completionHandler) { try await self.updateStatus(deviceId: deviceId, remembered: remembered) }
    }

    /// The form of ``updateStatus(remembered:)`` with a completion handler.
    @preconcurrency
    public func updateStatus(
        remembered: Bool, completionHandler: @escaping AWSMobileClient.Completion<UpdateDeviceStatusResult>
    ) {
        driver.complete(completionHandler) { try await self.updateStatus(remembered: remembered) }
    }

    /// The form of ``forget(deviceId:)`` with a completion handler.
    @preconcurrency
    public func forget(deviceId: String, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        driver.complete(completionHandler) { try await self.forget(deviceId: deviceId) }
    }

    /// The form of ``forget()`` with a completion handler.
    @preconcurrency
    public func forget(_ completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        driver.complete(completionHandler) { try await self.forget() }
    }
}
