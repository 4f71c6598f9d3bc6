import CXMLSec

/// libxml2 and libxmlsec1, started once.
enum XMLLibrary {
    /// Whether both libraries have started and match the headers of the build.
    ///
    /// They are never stopped: the process uses them until it ends.
    static let isReady: Bool = martlet_xmlsec_start() == 1
}
