import Foundation

/// Opens an address in the operator's browser.
///
/// The browser opens a file that redirects to the address: other users of the machine can read the arguments of
/// programs, and could use the address first.
struct BrowserLauncher {
    private let program: String

    /// Finds the program that opens browsers; nil without such a program or without a screen.
    init?(environment: [String: String]) {
        #if os(macOS)
            program = "/usr/bin/open"
        #else
            guard environment["DISPLAY"] != nil || environment["WAYLAND_DISPLAY"] != nil else { return nil }
            program = "/usr/bin/xdg-open"
        #endif
        guard FileManager.default.isExecutableFile(atPath: program) else { return nil }
    }

    /// Opens `address`, in which only `&` needs an escape in HTML. Does nothing if that fails: the address is printed
    /// too.
    func open(_ address: String) async {
        let escaped = address.split(separator: "&").joined(separator: "&amp;")
        let page = "<!doctype html><title>Martlet</title><meta http-equiv=\"refresh\" content=\"0; url=\(escaped)\">"
        var folder = Array("\(NSTemporaryDirectory())/martlet-\(String(repeating: "X", count: 6))".utf8CString)
        guard mkdtemp(&folder) != nil else { return }
        let made = String(decoding: folder.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        defer { try? FileManager.default.removeItem(atPath: made) }
        let path = "\(made)/console.html"
        let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
        guard FileManager.default.createFile(atPath: path, contents: Data(page.utf8), attributes: attributes) else {
            return
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = [path]
        // Gives the browser time to read the file.
        if (try? process.run()) != nil { try? await Task.sleep(for: .seconds(5)) }
    }
}
