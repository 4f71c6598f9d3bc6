#if os(Linux)
    import Foundation

    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #endif

    /// A pair of a terminal for a program, and of what its user types and sees.
    final class PseudoTerminal: Sendable {
        /// What the program reads.
        let device: CInt
        private let user: CInt

        init?() {
            user = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            // TIOCSPTLCK and TIOCGPTN: Swift does not import the macros.
            var (locked, number): (CInt, CInt) = (0, 0)
            guard user >= 0, ioctl(user, 0x4004_5431, &locked) == 0, ioctl(user, 0x8004_5430, &number) == 0 else {
                return nil
            }
            device = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
            guard device >= 0 else { return nil }
            _ = fcntl(user, F_SETFL, O_NONBLOCK)
        }

        deinit {
            close(device)
            close(user)
        }

        var echoes: Bool {
            var settings = termios()
            return tcgetattr(device, &settings) == 0 && settings.c_lflag & tcflag_t(ECHO) != 0
        }

        func type(_ text: String) { _ = Array(text.utf8).withUnsafeBytes { write(user, $0.baseAddress, $0.count) } }

        /// What the terminal has shown so far.
        func shown() -> String {
            var bytes = [UInt8](repeating: 0, count: 4096)
            let count = read(user, &bytes, bytes.count)
            return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
        }
    }
#endif
