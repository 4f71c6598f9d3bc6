/* How Debian builds the library. SwiftPM does not pass the definitions of pkg-config on, and without them structures
   have other sizes here than in the library. */
#ifndef XMLSEC_NO_SIZE_T
#define XMLSEC_NO_SIZE_T 1
#endif
#ifndef XMLSEC_CRYPTO_OPENSSL
#define XMLSEC_CRYPTO_OPENSSL 1
#endif
#ifndef XMLSEC_NO_CRYPTO_DYNAMIC_LOADING
#define XMLSEC_NO_CRYPTO_DYNAMIC_LOADING 1
#endif
#ifndef XMLSEC_NO_GOST
#define XMLSEC_NO_GOST 1
#endif
#ifndef XMLSEC_NO_GOST2012
#define XMLSEC_NO_GOST2012 1
#endif

/* Debian's libxml2 includes the headers of ICU, of which Foundation has another version: Swift does not accept both. The
   only structure that depends on it is that of character encodings, which is not used here. */
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/valid.h>
#include <libxml/xmlerror.h>
#include <xmlsec/crypto.h>
#include <xmlsec/errors.h>
#include <xmlsec/keys.h>
#include <xmlsec/openssl/app.h>
#include <xmlsec/transforms.h>
#include <xmlsec/xmldsig.h>
#include <xmlsec/xmlsec.h>

#include <openssl/err.h>

/* Takes what libxml2 reports, and writes it nowhere. */
static inline void martlet_xml_ignore(void *context, xmlErrorPtr error) {
    (void)context;
    (void)error;
}

/* libxml2 keeps the receiver of errors for each thread, and writes to the standard error stream if there is none. */
static inline void martlet_xml_silence(void) {
    xmlSetStructuredErrorFunc(NULL, martlet_xml_ignore);
}

/* Ends the parsing at the first error. libxml2 would go on to the end of the text and report each further error, with
   copies of what it has read so far. */
static inline void martlet_xml_stop(void *context, xmlErrorPtr error) {
    if (error->level >= XML_ERR_ERROR) xmlStopParser((xmlParserCtxtPtr)context);
}

static inline void martlet_xml_stop_at_errors(xmlParserCtxtPtr context) {
    context->sax->serror = martlet_xml_stop;
}

/* xmlFree is a variable. */
static inline void martlet_xml_free(void *memory) {
    xmlFree(memory);
}

/* Starts both libraries. Returns 1, or 0 if the library is another than the one whose headers are compiled in. */
static inline int martlet_xmlsec_start(void) {
    xmlInitParser();
    xmlSecErrorsDefaultCallbackEnableOutput(0);
    if (xmlSecInit() < 0 || xmlSecCheckVersion() != 1) return 0;
    return xmlSecCryptoAppInit(NULL) >= 0 && xmlSecCryptoInit() >= 0;
}

/* OpenSSL keeps a queue of errors for each thread, which a later call of other code would read. */
static inline void martlet_xmlsec_clear_errors(void) {
    ERR_clear_error();
}

/* Allows the transforms that signatures of SAML use, and none other. Returns 1 for success. The names of transforms are
   macros. */
static inline int martlet_xmlsec_allow(xmlSecDSigCtxPtr context, int allows_sha1) {
    xmlSecTransformId methods[] = {
        xmlSecTransformExclC14NId,
        xmlSecTransformRsaSha256Id, xmlSecTransformRsaSha384Id, xmlSecTransformRsaSha512Id,
        xmlSecTransformEcdsaSha256Id, xmlSecTransformEcdsaSha384Id, xmlSecTransformEcdsaSha512Id,
    };
    xmlSecTransformId references[] = {
        xmlSecTransformExclC14NId, xmlSecTransformEnvelopedId,
        xmlSecTransformSha256Id, xmlSecTransformSha384Id, xmlSecTransformSha512Id,
    };
    for (unsigned index = 0; index < sizeof methods / sizeof *methods; index++)
        if (xmlSecDSigCtxEnableSignatureTransform(context, methods[index]) < 0) return 0;
    for (unsigned index = 0; index < sizeof references / sizeof *references; index++)
        if (xmlSecDSigCtxEnableReferenceTransform(context, references[index]) < 0) return 0;
    if (!allows_sha1) return 1;
    return xmlSecDSigCtxEnableSignatureTransform(context, xmlSecTransformRsaSha1Id) >= 0
        && xmlSecDSigCtxEnableReferenceTransform(context, xmlSecTransformSha1Id) >= 0;
}

/* References to elements of the same document, and to no other. */
static const unsigned martlet_xmlsec_same_document = xmlSecTransformUriTypeSameDocument;
