import Crypto
package import Kernel

/// A message as the AWS Encryption SDK writes it: message format 2, with one data key and one frame.
///
/// The algorithm suite is `AES_256_GCM_HKDF_SHA512_COMMIT_KEY`: the message commits to its data key and has no
/// signature, so the default policy of every version of the SDK from 2.0 on decrypts it.
package enum EncryptedMessage {
    private static let version: UInt8 = 2
    private static let suite: [UInt8] = [0x04, 0x78]
    private static let frameLength: UInt32 = 4096
    /// The content type of messages in frames.
    private static let framed: UInt8 = 2
    /// Marks the final frame, in place of a frame's number.
    private static let finalFrame: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF]
    private static let ivByteCount = 12
    private static let tagByteCount = 16

    /// Encrypts `plaintext` under a new data key, which is encrypted under `key`.
    ///
    /// - Parameter context: The encryption context, which is authenticated and readable.
    /// - Throws: `InvalidInput` if a part is longer than the format permits.
    package static func seal(
        _ plaintext: [UInt8], under key: SenderKey, context: [String: String], world: World
    ) throws -> [UInt8] {
        let dataKey = DataKey(bytes: world.bytes(32), messageID: world.bytes(32))
        let associated = try EncryptionContext(context).bytes
        let header = try header(
            dataKey, associated: associated,
            encryptedDataKey: try wrapped(dataKey, under: key, associated: associated, iv: world.bytes(ivByteCount)))
        return header + (try tag(of: header, dataKey: dataKey)) + (try frame(plaintext, dataKey: dataKey))
    }

    private static func header(
        _ dataKey: DataKey, associated: [UInt8], encryptedDataKey: [UInt8]
    ) throws -> [UInt8] {
        var header: [UInt8] = [version] + suite + dataKey.messageID
        try header.appendCounted(associated)
        header.append(bigEndian: UInt16(1))
        header += encryptedDataKey
        header.append(framed)
        header.append(bigEndian: frameLength)
        return header + dataKey.commitment
    }

    /// The header's tag. Its IV is zero, as the format demands; those of frames are not, so none is used twice.
    private static func tag(of header: [UInt8], dataKey: DataKey) throws -> [UInt8] {
        let iv = [UInt8](repeating: 0, count: ivByteCount)
        let box = try AES.GCM.seal(
            [UInt8](), using: dataKey.encryption(suite), nonce: AES.GCM.Nonce(data: iv), authenticating: header)
        return Array(box.tag)
    }

    /// The data key in the form that a Raw AES keyring expects: namespace; name, lengths and IV; ciphertext.
    private static func wrapped(
        _ dataKey: DataKey, under key: SenderKey, associated: [UInt8], iv: [UInt8]
    ) throws -> [UInt8] {
        let box = try AES.GCM.seal(
            dataKey.bytes, using: SymmetricKey(data: key.key.exposed), nonce: AES.GCM.Nonce(data: iv),
            authenticating: associated)
        var info = Array(key.name.utf8)
        info.append(bigEndian: UInt32(tagByteCount * 8))
        info.append(bigEndian: UInt32(ivByteCount))
        var bytes: [UInt8] = []
        try bytes.appendCounted(Array(key.namespace.utf8))
        try bytes.appendCounted(info + iv)
        try bytes.appendCounted(Array(box.ciphertext + box.tag))
        return bytes
    }

    /// The only frame, which is the final one.
    private static func frame(_ plaintext: [UInt8], dataKey: DataKey) throws -> [UInt8] {
        guard plaintext.count <= Int(frameLength) else { throw InvalidInput("The text to encrypt is too long.") }
        var number: [UInt8] = []
        number.append(bigEndian: UInt32(1))
        let iv = [UInt8](repeating: 0, count: ivByteCount - number.count) + number
        var associated = dataKey.messageID + Array("AWSKMSEncryptionClient Final Frame".utf8) + number
        associated.append(bigEndian: UInt64(plaintext.count))
        let box = try AES.GCM.seal(
            plaintext, using: dataKey.encryption(suite), nonce: AES.GCM.Nonce(data: iv), authenticating: associated)
        var frame = finalFrame + number + iv
        frame.append(bigEndian: UInt32(plaintext.count))
        return frame + box.ciphertext + box.tag
    }
}

/// The data key of one message, with the keys derived from it.
private struct DataKey {
    let bytes: [UInt8]
    let messageID: [UInt8]

    /// The key of the header's tag and of the frames.
    func encryption(_ suite: [UInt8]) -> SymmetricKey { derived(suite + Array("DERIVEKEY".utf8)) }

    /// The hash that commits the message to the data key.
    var commitment: [UInt8] { derived(Array("COMMITKEY".utf8)).withUnsafeBytes(Array.init) }

    private func derived(_ info: [UInt8]) -> SymmetricKey {
        HKDF<SHA512>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: messageID, info: info, outputByteCount: 32)
    }
}
