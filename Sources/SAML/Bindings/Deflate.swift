import CZlib

/// Compression without header and checksum (RFC 1951), as in the redirect binding.
enum Deflate {
    /// Compresses `bytes`; nil if memory runs out.
    static func deflate(_ bytes: [UInt8]) -> [UInt8]? {
        var stream = z_stream()
        guard martlet_zlib_start_deflating(&stream) == Z_OK else { return nil }
        defer { deflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
        let isDone = run(&stream, input: bytes, into: &output) { CZlib.deflate($0, Z_FINISH) == Z_STREAM_END }
        return isDone ? Array(output.prefix(Int(stream.total_out))) : nil
    }

    /// Decompresses `bytes`.
    ///
    /// - Returns: nil for anything else, for bytes after the end, and for more than `limit` bytes.
    static func inflate(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        var stream = z_stream()
        guard martlet_zlib_start_inflating(&stream) == Z_OK else { return nil }
        defer { inflateEnd(&stream) }
        var output = [UInt8](repeating: 0, count: limit)
        let isDone = run(&stream, input: bytes, into: &output) { CZlib.inflate($0, Z_FINISH) == Z_STREAM_END }
        return isDone && stream.avail_in == 0 ? Array(output.prefix(Int(stream.total_out))) : nil
    }

    private static func run(
        _ stream: inout z_stream, input: [UInt8], into output: inout [UInt8], step: (z_streamp) -> Bool
    ) -> Bool {
        var input = input
        return input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = UInt32(clamping: input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = UInt32(clamping: output.count)
                return step(&stream)
            }
        }
    }
}
