import Cryptography
import Foundation
import Kernel
import Testing

/// Hashes of other systems. They were made by passlib 1.7.4, argon2-cffi 25.1, bcrypt 5.0 and Django 5.2.
@Suite struct ForeignPasswordHashTests {
    private static let password = "correct horse ünïcode"

    private static let hashes: [String: String] = [
        "bcrypt": "$2b$05$RVx/3r29w7S59UbTblK7NuzZQeEhO.RU/snGmuTvEYFtS6QAu4W9a",
        "bcrypt, $2a": "$2a$05$3RAkga/0zyBtFvgJx4gPMepVMEIBYZ9.MM0EFB5mnlxodh/yxaAKq",
        "passlib, SHA-512-crypt":
            "$6$rounds=1000$g.m.VXZcNE8M/vLB$Xn5tT69GPM3QqMm2AKN/tBeUCyueU2YONbL.hK"
            + "JsMEtAzl0U3nrYMNTRUEp6sLzO9zjyi0knH9YanHDoJH7Ye.",
        "passlib, SHA-512-crypt without rounds":
            "$6$5acQx3o9GX7HBBIr$JkmCnt.Ekbg/LvJ3gbSv8n5kNXo9wn6s5JR8h4yMLoqWeoXlSy"
            + "ir28G.4QFjmh5TO8j/F9jOyDLcFn0SO4e6r0",
        "argon2-cffi, Argon2id":
            "$argon2id$v=19$m=256,t=2,p=2$NxbgIzZjcverbGyr4asjQw$Rng+c8ElrWDeA9Mh3vQFMTiR2N0PVzlafbViJls38FA",
        "argon2-cffi, Argon2i":
            "$argon2i$v=19$m=256,t=2,p=1$BLTgS7bYs/a5ZC0m6sjlcA$3R1rRZbljER4iZcnFlkJw68KtSR0/ME6kYDK5i1ZIIs",
        "passlib, PBKDF2 with SHA-256":
            "$pbkdf2-sha256$1000$onQO4dy7955T6p0TYuy9Nw$i6GDTgXif2LRErztDbFao4pHoFKPPJ2Nn3iUKFCVLHQ",
        "passlib, PBKDF2 with SHA-512":
            "$pbkdf2-sha512$1000$DeE8p1TKuTfmvPeeszYmxA$I9v6BOW.CZvdZni7mwrsvFHzhAa"
            + "Xe3dVpi7lpFwVGXwY0CrcfgJywlg8lxQ3ABBXzEq5ldIvwwAHsQxsCkHEjA",
        "passlib, PBKDF2 with SHA-1": "$pbkdf2$1000$hVAqZew9B6BUKkWIMcY4xw$W0BRJxYx4Isv6ErxOFTdIeYDOUA",
        "passlib, scrypt": "$scrypt$ln=8,r=8,p=1$DyFkbE1pTUmp9T5njHHOmQ$2vE8nndR7r+WGTwxcFPRoanhZZ9zg5UZ72Sn1+osorU",
        "passlib, salted SHA-1": "{SSHA}imx+m6rVCwyllOfNgxsaE7fxc/n/f8+Z",
        "passlib, salted SHA-256": "{SSHA256}lZARatXqXqg5Q+MOgVkANzS5pzIr3TNH5+V4cF+cuId9j3EupdR67w==",
        "Django, pbkdf2_sha256":
            "pbkdf2_sha256$1000$Ipkp4K79Bi0WavEF98N1ei$zmRvglVOi6WmFP5b0yo2i5NK4z5CV73xUJMXpCG+ER8=",
        "Django, pbkdf2_sha1": "pbkdf2_sha1$1000$Q52N0kFylpjvTlIp6me9fX$dZiu4PEcxvk4Bq22fu5SXvJmIu8=",
        "Django, scrypt":
            "scrypt$256$oDVmA3QY7OEyMFSDDOgO5a$8$5$vin9aCzuWDd6yfgB2/5HlLBjeGzg/PHH"
            + "ulT+kIbdqEe09SDOSZLh4JYxLwzAtqIQMNom6YQRBPzebsoBGRxfkw==",
        "Django, bcrypt_sha256": "bcrypt_sha256$$2b$05$SLslGZWQTIIRUKMZMNPbS.bFUDL4478v2tz8.uFhujKCea8jMT4jm",
        "Django, bcrypt": "bcrypt$$2b$05$iJ0MhvOPM9ohUDSCRmN3o.5VANrIGGmAVi78K/unCGeNw/jqjP7km",
        "Django, argon2":
            "argon2$argon2id$v=19$m=256,t=2,p=2$N09pY0VmbUdOOENCWTc3cFFkVjBkMQ$SvXl"
            + "c/r+JXw4fANNvAxXtffgqGrXBvfK0HwPOBadSlI",
        "Django, sha1": "sha1$abcd$8352bc361dc0521d6f0ccd724d95de0222f26277",
        "PHP, $2y": "$2y$05$RVx/3r29w7S59UbTblK7NuzZQeEhO.RU/snGmuTvEYFtS6QAu4W9a",
    ]

    private func accepts(_ password: String, _ hash: String) throws -> Bool {
        try ForeignPasswordHash(Secret(hash)).accepts(Secret(password))
    }

    @Test(arguments: hashes.keys.sorted()) func `a hash accepts its password alone`(of library: String) throws {
        let hash = try #require(Self.hashes[library])
        #expect(try accepts(Self.password, hash))
        for wrong in ["", "correct horse unicode", Self.password + " "] {
            #expect(try !accepts(wrong, hash), "\(wrong)")
        }
        #expect(try ForeignPasswordHash(Secret(hash)).text.exposed == hash)
    }

    /// The example of https://github.com/firebase/scrypt.
    private static let firebase =
        "$fbscrypt$v=1,n=14,r=8,p=1,ss=Bw==,"
        + "sk=jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA=="
        + "$42xEC+ixf3L2lw=="
        + "$lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ=="

    @Test func `Firebase's published example is accepted`() throws {
        #expect(try accepts("user1password", Self.firebase))
        #expect(try !accepts("user2password", Self.firebase))
    }

    @Test func `a digest has its salt before or after the password`() throws {
        // Of "salt" and "pepper": sha256("saltpepper"), sha256("peppersalt").
        let hashes = [
            "$salted-sha256$first$c2FsdA$kxgcKlP9ZcHX2jqGVU3UTGSkFQwD4lY08VMGYmz5c8k=",
            "$salted-sha256$last$c2FsdA$2gIE4ZL2K9o0uSej9dM2ttrSpXd3n6jg2PZpW4J7QvA=",
        ]
        for hash in hashes {
            #expect(try accepts("pepper", hash))
            #expect(try !accepts("salt", hash))
        }
    }

    /// Salts with tags that fit them.
    private static let tag = "NxbgIzZjcverbGyr4asjQw$Rng+c8ElrWDeA9Mh3vQFMTiR2N0PVzlafbViJls38FA"
    private static let key = "DyFkbE1pTUmp9T5njHHOmQ$2vE8nndR7r+WGTwxcFPRoanhZZ9zg5UZ72Sn1+osorU"

    @Test(arguments: [
        "$2b$15$RVx/3r29w7S59UbTblK7NuzZQeEhO.RU/snGmuTvEYFtS6QAu4W9a",
        "$2b$31$RVx/3r29w7S59UbTblK7NuzZQeEhO.RU/snGmuTvEYFtS6QAu4W9a",
        "$6$rounds=999999999$g.m.VXZcNE8M/vLB$" + String(repeating: "a", count: 86),
        "$argon2id$v=19$m=1073741824,t=2,p=2$" + tag,
        "$argon2id$v=19$m=256,t=4294967296,p=2$" + tag,
        "$argon2id$v=19$m=256,t=1,p=17$" + tag,
        "$scrypt$ln=30,r=8,p=1$" + key,
        "$scrypt$ln=14,r=8,p=64$" + key,
        "$scrypt$ln=9223372036854775807,r=8,p=1$" + key,
        "$pbkdf2-sha256$1073741824$onQO4dy7955T6p0TYuy9Nw$i6GDTgXif2LRErztDbFao4pHoFKPPJ2Nn3iUKFCVLHQ",
        firebase.replacingOccurrences(of: "n=14", with: "n=30"),
    ]) func `a hash that costs too much is refused when it is read`(_ hash: String) throws {
        let refusal = #expect(throws: ForeignHashRefusal.self) { try ForeignPasswordHash(Secret(hash)) }
        guard case .tooCostly = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
    }

    @Test(arguments: hashes.keys.sorted())
    func `a hash that is cut short or has foreign letters is refused`(of library: String) throws {
        let hash = try #require(Self.hashes[library])
        for cut in [0, 2, 5, 8].map({ String(hash.prefix($0)) }) + [hash + "\0", hash + "é", hash + "$", "x" + hash] {
            #expect(throws: ForeignHashRefusal.self, "\(cut)") { try ForeignPasswordHash(Secret(cut)) }
        }
    }

    @Test(arguments: [
        "", "$", "$$$$", "$2b$05$", "$6$rounds=5000", "$argon2id", "argon2", "bcrypt$", "$scrypt$ln=1$$",
        "scrypt$3$salt$8$1$MDEyMzQ1Njc4OWFiY2RlZg==",
        "$argon2id$v=19$m=8,m=9,t=1,p=1$MDEyMzQ1Njc4$MDEyMzQ1Njc4OWFiY2RlZg",
        "$argon2d$v=19$m=8,t=1,p=1$MDEyMzQ1Njc4$MDEyMzQ1Njc4OWFiY2RlZg",
        "{SSHA}", "{SSHA}AAAA", "plain",
        String(repeating: "$", count: 1024), String(repeating: "$2b$", count: 10_000),
    ]) func `what is no hash is refused`(_ text: String) {
        #expect(throws: ForeignHashRefusal.self) { try ForeignPasswordHash(Secret(text)) }
    }

    @Test func `no sentence of a refusal has the hash in it`() {
        let secret = "$2b$05$secretsecret"
        let refusal = #expect(throws: ForeignHashRefusal.self) { try ForeignPasswordHash(Secret(secret)) }
        #expect(refusal?.message.contains("secretsecret") == false)
    }
}
