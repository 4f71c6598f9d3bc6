#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/pem.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>

#include <stddef.h>
#include <stdint.h>

/* A macro that is made of macros, which Swift does not see. */
static const int martlet_public_key = EVP_PKEY_PUBLIC_KEY;

/*
 * Copies one entry of `words` 64-bit words out of a table, reading every entry alike, so that neither time nor cache
 * tells which one it was. In C, because an empty statement in assembler keeps the compiler from seeing through the mask.
 */
static inline void martlet_gather(
    uint64_t *out, const uint64_t *table, size_t entries, size_t words, uint64_t index) {
    for (size_t word = 0; word < words; word++) out[word] = 0;
    for (size_t entry = 0; entry < entries; entry++) {
        uint64_t difference = (uint64_t)entry ^ index;
        uint64_t mask = ((difference | (0 - difference)) >> 63) - 1;
        __asm__("" : "+r"(mask));
        for (size_t word = 0; word < words; word++) out[word] |= table[entry * words + word] & mask;
    }
}

/* The builder keeps the pointer to a parameter's name until it has built. A Swift string gives a pointer that is good for
   the call alone; these names are good for ever. */
static inline int martlet_push_rsa_n(OSSL_PARAM_BLD *builder, const BIGNUM *n) {
    return OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_N, n);
}

static inline int martlet_push_rsa_e(OSSL_PARAM_BLD *builder, const BIGNUM *e) {
    return OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_RSA_E, e);
}
