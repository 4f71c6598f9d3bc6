import Foundation
import WireRuntime

extension JSON {
    /// The value as `JSONSerialization` represents it.
    var foundation: AnyObject {
        switch self {
        case .null: NSNull()
        case .boolean(let value): NSNumber(value: value)
        case .integer(let value): NSNumber(value: value)
        case .number(let value): NSNumber(value: value)
        case .string(let value): NSString(string: value)
        case .array(let items): NSArray(array: items.map(\.foundation))
        case .object(let object):
            NSDictionary(
                objects: object.members.map(\.value.foundation),
                forKeys: object.members.map { NSString(string: $0.name) })
        }
    }
}
