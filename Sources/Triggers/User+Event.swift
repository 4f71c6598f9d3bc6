package import Directory
import Kernel

extension User {
    /// The attributes of an event by name, with the verified contacts that the user can sign in with.
    package func eventTexts(in pool: UserPool) -> [String: String] {
        var texts = eventTexts
        for contact in ContactAttribute.allCases where attributes.isVerified(contact) && pool.signsIn(by: contact) {
            texts["cognito:\(contact.rawValue)_alias"] = attributes[contact.rawValue]
        }
        return texts
    }

    private var eventTexts: [String: String] {
        var texts = Dictionary(attributes.sorted.map { ($0.name, $0.value) }) { first, _ in first }
        texts["sub"] = id.rawValue
        texts["cognito:user_status"] = status.rawValue
        return texts
    }
}

extension UserPool {
    fileprivate func signsIn(by contact: ContactAttribute) -> Bool {
        settings.usernameAttributes.contains(contact)
            || settings.aliasAttributes.contains { $0.rawValue == contact.rawValue }
    }
}
