// swift-format-ignore-file
// Word for word as the documents have it.

import FakeUIKit
import AWSMobileClient

/// The documentation of 2.12, sample 3.
class InitializingDocuments212: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        AWSMobileClient.default().initialize { (userState, error) in
            if let userState = userState {
                print("UserState: \(userState.rawValue)")
            } else if let error = error {
                print("error: \(error.localizedDescription)")
            }
        }
    }
}

/// The documentation of 2.9, sample 3.
class InitializingDocuments29: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        AWSMobileClient.sharedInstance().initialize { (userState, error) in
            if let userState = userState {
                print("UserState: \(userState.rawValue)")
            } else if let error = error {
                print("error: \(error.localizedDescription)")
            }
        }
    }
}

/// The documentation of the preview, sample 3.
class InitializingDocumentsPreview: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        AWSMobileClient.sharedInstance().initialize { (userState, error) in
            if let userState = userState {
                print("UserState: \(userState.rawValue)")
            } else if let error = error {
                print("error: \(error.localizedDescription)")
            }
        }
    }
}
