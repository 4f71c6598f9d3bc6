#include <spawn.h>

/* glibc declares these two only for programs that define _GNU_SOURCE, which Swift does not. */
#ifdef __linux__
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *folder);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);
#endif

/* Starts the program in `folder`. */
static inline int martlet_spawn_in_folder(posix_spawn_file_actions_t *actions, const char *folder) {
    return posix_spawn_file_actions_addchdir_np(actions, folder);
}

/* Closes every file but the standard ones. On macOS POSIX_SPAWN_CLOEXEC_DEFAULT does. */
static inline int martlet_spawn_close_files(posix_spawn_file_actions_t *actions) {
#ifdef __linux__
    return posix_spawn_file_actions_addclosefrom_np(actions, 3);
#else
    return 0;
#endif
}
