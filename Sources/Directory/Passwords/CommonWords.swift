/// The words that passwords most often contain. In each, `i` also represents `l`, because `1` and `!` replace both.
enum CommonWords {
    /// Whether `word`, in lower-case ASCII with symbols replaced by letters, is one of them.
    static func contain(_ word: [UInt8]) -> Bool { spellings.contains(word.map(spelling)) }

    private static let spellings = Set(
        [passwords, greetings, relatives, things, times, places, machines]
            .flatMap { $0.split(separator: " ") }.map { $0.utf8.map(spelling) })

    private static func spelling(_ byte: UInt8) -> UInt8 { byte == UInt8(ascii: "l") ? UInt8(ascii: "i") : byte }

    private static let passwords = """
        password passwords passwd passwort pass passphrase mypassword thepassword newpassword secret topsecret \
        contrasena clave senha parola motdepasse wachtwoord haslo salasana losenord heslo geheim kennwort \
        changeme changeit letmein letmeinnow openup opensesame sesame access accessme trustno trustme \
        default nopassword
        """
    private static let greetings = """
        welcome welcomes willkommen bienvenue bienvenido benvenuto hello helloworld hallo hola goodbye \
        iloveyou loveyou iloveu loveme ilovegod jesus jesuschrist blessed lovely lover lovers love thankyou whatever \
        nothing something anything fuckyou fuckme asshole
        """
    private static let relatives = """
        admin admins administrator root superuser sysadmin user users username guest owner manager boss customer \
        student teacher mother father mom dad brother sister family friend friends babygirl baby angel angels \
        princess prince princesa queen king lady michael jordan jennifer jessica ashley daniel andrew charlie thomas \
        robert matthew joshua nicole michelle george maggie jasmine amanda anthony alexander alexandra christian \
        patrick richard samantha victoria william elizabeth sebastian andrea martin stefan peter
        """
    private static let things = """
        monkey dragon tiger lion eagle eagles falcon wolf bear horse dolphin butterfly kitty kitten puppy doggy \
        sunshine sunflower flower flowers rainbow star stars starwars startrek superman batman spiderman ironman \
        pokemon pikachu naruto ninja samurai pirate warrior hunter ranger killer shadow ghost phantom master matrix \
        football soccer baseball basketball hockey tennis golf cricket rugby liverpool arsenal chelsea barcelona \
        juventus realmadrid yankees cowboys lakers mustang ferrari porsche mercedes corvette harley toyota honda \
        cookie cookies cheese banana orange apple cherry ginger pepper chocolate coffee pizza purple yellow silver \
        golden diamond crystal freedom money business company office heaven magic lucky music guitar
        """
    private static let times = """
        spring summer autumn fall winter sommer herbst fruehling january february march april may june july august \
        september october november december monday tuesday wednesday thursday friday saturday sunday christmas \
        easter birthday today tomorrow yesterday forever always
        """
    private static let places = """
        london paris berlin madrid roma moscow newyork chicago dallas texas california america canada england \
        scotland ireland germany deutschland france espana italia brasil mexico india china japan australia russia
        """
    private static let machines = """
        test tests tester testing demo example sample login logon signin server system computer laptop internet \
        network windows linux android samsung google facebook microsoft yahoo hotmail gmail youtube netflix \
        database oracle cisco azerty qwerty qwertz qazwsx qweasd zaq wsx asdf zxcv
        """
}
