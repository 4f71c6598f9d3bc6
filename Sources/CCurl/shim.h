#include <curl/curl.h>
#include <linux/sockios.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

/* Swift cannot call variadic functions, and <curl/curl.h> hides the real ones behind macros: one plain function for
   each kind of argument that is used. */

typedef size_t (*martlet_curl_read)(char *buffer, size_t size, size_t count, void *context);

static inline CURLcode martlet_curl_set_long(CURL *handle, CURLoption option, long value) {
    return (curl_easy_setopt)(handle, option, value);
}

typedef size_t (*martlet_curl_write)(char *buffer, size_t size, size_t count, void *context);

/* The text is copied; NULL takes the option back. */
static inline CURLcode martlet_curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return (curl_easy_setopt)(handle, option, value);
}

/* What is pointed to must live until the transfer has ended. */
static inline CURLcode martlet_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return (curl_easy_setopt)(handle, option, value);
}

static inline CURLcode martlet_curl_set_read(CURL *handle, martlet_curl_read value) {
    return (curl_easy_setopt)(handle, CURLOPT_READFUNCTION, value);
}

static inline CURLcode martlet_curl_set_write(CURL *handle, martlet_curl_write value) {
    return (curl_easy_setopt)(handle, CURLOPT_WRITEFUNCTION, value);
}

static inline CURLcode martlet_curl_set_header(CURL *handle, martlet_curl_write value) {
    return (curl_easy_setopt)(handle, CURLOPT_HEADERFUNCTION, value);
}

/* Opens the socket for an address that libcurl has resolved, or returns CURL_SOCKET_BAD. */
typedef curl_socket_t (*martlet_curl_open)(void *context, curlsocktype purpose, struct curl_sockaddr *address);

static inline CURLcode martlet_curl_set_open(CURL *handle, martlet_curl_open value) {
    return (curl_easy_setopt)(handle, CURLOPT_OPENSOCKETFUNCTION, value);
}

static inline curl_socket_t martlet_curl_open_socket(const struct curl_sockaddr *address) {
    return socket(address->family, address->socktype, address->protocol);
}

static inline curl_socket_t martlet_curl_no_socket(void) {
    return CURL_SOCKET_BAD;
}

static inline CURLcode martlet_curl_get_long(CURL *handle, CURLINFO info, long *value) {
    return (curl_easy_getinfo)(handle, info, value);
}

/* CURL_GLOBAL_ALL is a macro with casts. */
static inline CURLcode martlet_curl_global_init(void) {
    return curl_global_init(CURL_GLOBAL_ALL);
}

/* The bytes that were written to a TCP socket and that the other side has not acknowledged; -1 if it cannot be asked. */
static inline int martlet_unacknowledged(int socket) {
    int bytes = 0;
    return ioctl(socket, SIOCOUTQ, &bytes) == 0 ? bytes : -1;
}
