import Foundation

/// Which users may read or change a file with a secret.
///
/// Access for all users is refused, and so is write access for the group. Read access for the group is accepted,
/// because Debian shares keys with services that way (`root:ssl-cert`, mode 0640). If such a file is not root's, the
/// log warns.
struct FileAccess {
    private let path: String
    private let mode: mode_t
    private let owner: uid_t

    /// The access to the file at `path`, following links; nil if the status of the file cannot be read.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(path, status: status)
    }

    /// - Parameter status: The status of the file; of an open one, so that no other file is read than was checked.
    init(_ path: String, status: stat) {
        self.path = path
        mode = status.st_mode
        owner = status.st_uid
    }

    /// Why the file must not be used, if so.
    var problem: String? {
        if mode & 0o007 != 0 { return "anyone may read or change the file; chmod o= \(path)" }
        if mode & 0o020 != 0 { return "its group may change the file; chmod g-w \(path)" }
        return nil
    }

    /// A warning for the operator, if any.
    var warning: String? {
        mode & 0o040 != 0 && owner != 0 ? "its group may read \(path), which holds a secret; chmod g= \(path)" : nil
    }
}
