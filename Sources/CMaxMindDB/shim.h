/* First, because <maxminddb.h> restricts the C library to POSIX. */
#include <sys/syscall.h>
#include <unistd.h>

#include <maxminddb.h>

/* A file without a name that lies in memory, or -1. The C library declares memfd_create for GNU sources only. */
static inline int martlet_memory_file(void) {
    return (int)syscall(SYS_memfd_create, "locations", 1U /* closed by exec */);
}

/* What the members `first`, `second` and `third` of an entry lead to. The first NULL ends the path. */
static inline bool martlet_mmdb_find(
    MMDB_entry_s entry, const char *first, const char *second, const char *third, MMDB_entry_data_s *found) {
    const char *path[] = {first, second, third, NULL};
    return MMDB_aget_value(&entry, found, path) == MMDB_SUCCESS && found->has_data;
}

/* A text, which no NUL ends; NULL if there is none. It stays valid until the database is closed. */
static inline const char *martlet_mmdb_text(
    MMDB_entry_s entry, const char *first, const char *second, const char *third, uint32_t *length) {
    MMDB_entry_data_s found;
    if (!martlet_mmdb_find(entry, first, second, third, &found) || found.type != MMDB_DATA_TYPE_UTF8_STRING) {
        return NULL;
    }
    *length = found.data_size;
    return found.utf8_string;
}

/* A number of any of the types that databases of locations use. */
static inline bool martlet_mmdb_number(MMDB_entry_s entry, const char *first, const char *second, double *value) {
    MMDB_entry_data_s found;
    if (!martlet_mmdb_find(entry, first, second, NULL, &found)) { return false; }
    switch (found.type) {
        case MMDB_DATA_TYPE_DOUBLE: *value = found.double_value; return true;
        case MMDB_DATA_TYPE_FLOAT: *value = found.float_value; return true;
        case MMDB_DATA_TYPE_UINT16: *value = found.uint16; return true;
        case MMDB_DATA_TYPE_UINT32: *value = found.uint32; return true;
        default: return false;
    }
}
