#if !Server
    #error("The server's modules need a trait: swift build --traits Server, as in make build.")
#endif
