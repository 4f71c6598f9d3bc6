import CXMLSec

/// libxml2 and libxmlsec1, started once.
enum XMLLibrary {
    /// Whether both libraries have started and are those whose headers were compiled in.
    ///
    /// They are never stopped: the process uses them until it ends.
    static let isReady: Bool = martlet_xmlsec_start() == 1
}
