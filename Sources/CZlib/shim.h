#include <zlib.h>

/* Both are macros. A negative number of bits means a stream without header and checksum (RFC 1951). */
static inline int martlet_zlib_start_inflating(z_streamp stream) {
    return inflateInit2(stream, -MAX_WBITS);
}

static inline int martlet_zlib_start_deflating(z_streamp stream) {
    return deflateInit2(stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
}
