// swift-format-ignore-file
// Word for word as the document has it, whatever our own style would be.

import AWSMobileClient
import Foundation

/// The documentation of 2.9: devices.
@available(*, deprecated)
extension Documents29 {
    // Sample 33.
    func rememberDevice() {
AWSMobileClient.sharedInstance().deviceOperations.updateStatus(remembered: true) { (result, error) in
    // ...
}
    }

    // Sample 34.
    func dontRememberDevice() {
AWSMobileClient.sharedInstance().deviceOperations.updateStatus(remembered: false) { (result, error) in
    // ...
}
    }

    // Sample 35.
    func forgetDevice() {
AWSMobileClient.sharedInstance().deviceOperations.forget({ (error) in
    // ...
})
    }

    // Sample 36.
    func getDevice() {
AWSMobileClient.sharedInstance().deviceOperations.get { (device, error) in
    guard error == nil else {
        print(error!.localizedDescription)
        return
    }
    
    print(device!.createDate!)
    print(device!.deviceKey!)
    
}
    }

    // Sample 37.
    func listDevices() {
AWSMobileClient.sharedInstance().deviceOperations.list(limit: 60) { (result, error) in
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
