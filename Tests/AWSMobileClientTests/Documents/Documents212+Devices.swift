// swift-format-ignore-file
// Word for word as the document has it, whatever our own style would be.

import AWSMobileClient
import Foundation

/// The documentation of 2.12: devices.
extension Documents212 {
    // Sample 35.
    func rememberDevice() {
AWSMobileClient.default().deviceOperations.updateStatus(remembered: true) { (result, error) in
    // ...
}
    }

    // Sample 36.
    func dontRememberDevice() {
AWSMobileClient.default().deviceOperations.updateStatus(remembered: false) { (result, error) in
    // ...
}
    }

    // Sample 37.
    func forgetDevice() {
AWSMobileClient.default().deviceOperations.forget({ (error) in
    // ...
})
    }

    // Sample 38.
    func getDevice() {
AWSMobileClient.default().deviceOperations.get { (device, error) in
    guard error == nil else {
        print(error!.localizedDescription)
        return
    }
    
    print(device!.createDate!)
    print(device!.deviceKey!)
    
}
    }

    // Sample 39.
    func listDevices() {
AWSMobileClient.default().deviceOperations.list(limit: 60) { (result, error) in
    guard error == nil else {
        print(error!.localizedDescription)
        return
    }
    // Number of devices that are remembered
    print(result!.devices!.count)
    
}
    }

    /// Runs every sample.
    func runAllWithDevices() {
        rememberDevice()
        dontRememberDevice()
        forgetDevice()
        getDevice()
        listDevices()
    }
}
