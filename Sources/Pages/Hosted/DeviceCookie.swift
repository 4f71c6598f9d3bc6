import Accounts
import Authentication
import Crypto
import Directory
import Factors
import Kernel
import OAuth
import Wire

/// The cookie that proves that a browser is a device of a user. Each pool has its own.
struct DeviceCookie: Sendable {
    private let name: String
    private let isSecure: Bool

    /// The longest time that browsers keep cookies.
    private static let seconds = 400 * 86_400

    init(of pool: UserPoolID, isSecure: Bool) {
        let hash = Array(SHA256.hash(data: Array(pool.rawValue.utf8)).prefix(8))
        name = SetCookie.name("martlet-device-\(Hex.encode(hash))", isSecure: isSecure)
        self.isSecure = isSecure
    }

    /// The proof in a request; nil if it is missing or malformed.
    func proof(in request: WireRequest) -> BrowserDeviceProof? {
        request.cookie(name).flatMap { BrowserDeviceProof(Secret($0)) }
    }

    /// Gives the browser its proof.
    func setting(_ proof: BrowserDeviceProof) -> WireRequest.Header {
        SetCookie(name, value: proof.text.exposed, seconds: Self.seconds, isSecure: isSecure).header
    }
}

extension HostedRequest {
    /// The cookie of the pool for devices.
    var deviceCookie: DeviceCookie {
        DeviceCookie(of: pool.id, isSecure: site.authorization.isSecure(request))
    }

    /// The device that the browser proves to be; nil if the pool does not track devices.
    var deviceProof: BrowserDeviceProof? { pool.settings.devices == nil ? nil : deviceCookie.proof(in: request) }

    /// Makes the browser a device of `user`.
    ///
    /// - Returns: The cookie that identifies it.
    func rememberBrowser(of user: AuthenticatedUser) async throws -> WireRequest.Header {
        deviceCookie.setting(try await site.browserDevices.remember(browserOf: user.user.id, in: pool))
    }
}
