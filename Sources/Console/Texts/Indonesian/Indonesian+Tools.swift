import Cryptography

extension ConsoleTexts.Inspector {
    static let indonesian = Self(
        title: "Pemeriksa token",
        lead: "Membaca token, memverifikasinya dengan jam server, dan menyatakan asal setiap klaim. "
            + "Token tidak disimpan dan tidak dicatat.",
        inspectTab: "Periksa token", previewTab: "Apa yang akan diperoleh pengguna?", toolsTitle: "Alat",
        toolsLead: "Yang membantu mencari tahu mengapa sesuatu seperti adanya.",
        token: "Token ID atau token akses", tokenHint: "Tiga bagian dalam Base64, dengan titik di antaranya.",
        asksFunction: "Tanyakan juga kepada fungsi kumpulan",
        asksFunctionHint: "Memanggil fungsi kumpulan yang dipanggil sebelum token ditandatangani, seperti saat "
            + "pembaruan. Hanya akun itu sendiri yang boleh.",
        inspect: "Periksa", preview: "Tampilkan klaim",
        previewLead: "Klaim kedua token seperti yang akan dihasilkan proses masuk sekarang. Tidak ada yang "
            + "ditandatangani atau disimpan.",
        askFunction: "Tanyakan juga kepada fungsi kumpulan", pool: "Kumpulan pengguna", username: "Nama pengguna",
        client: "Klien aplikasi", scopes: "Cakupan",
        scopesHint: "Dengan spasi di antaranya, seperti di halaman masuk; kosong untuk proses masuk lewat API.",
        verdict: "Penilaian", signature: "Tanda tangan", key: "Kunci", time: "Waktu", session: "Sesi",
        user: "Pengguna", issuer: "Penerbit", header: "Kepala", function: "Fungsi", checkedAt: "Jam server",
        eventID: "ID sesi",
        claims: "Klaim", claim: "Klaim", value: "Nilai", source: "Asalnya", removal: "Cara menghilangkannya",
        absent: "Tidak ada dalam token", reason: "Sebabnya", idToken: "Token ID", accessToken: "Token akses",
        noIDToken: "Tidak ada token ID: cakupan tidak memuat openid.", newEachTime: "baru setiap kali",
        noSource: "Tidak ada yang tersimpan yang menjelaskannya sekarang: sudah diubah sejak itu, atau "
            + "sebuah fungsi menambahkannya.",
        gone: "Token baru tidak akan memilikinya.", sameCLI: "Hal yang sama dengan perintah",
        foreignLead: "Hanya yang tertulis di dalamnya yang diketahui: tanda tangannya bukan dari server ini.",
        now: { "Token baru akan menyatakan: \($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "Sah: ditandatangani oleh kunci kumpulan."
        case .wrong: "Salah: kunci menandatangani sesuatu yang lain. Token telah diubah."
        case .unknownKey:
            "Tidak dikenal: kumpulan tidak memiliki kunci ini, atau tidak lagi. Tokennya sudah "
                + "kedaluwarsa."
        case .foreign: "Tidak diperiksa: penerbitnya bukan kumpulan di server ini."
        case .malformed: "Tidak diperiksa: token server ini berbentuk lain."
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "\(key.id), yang menandatangani mulai \(key.signsFrom)"
        case .current: "\(key.id), yang menandatangani sekarang"
        case .retired: "\(key.id), diganti pada \(key.retiredAt ?? "–")"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "Berlaku sampai \(expiry)"
        case .expired: "Kedaluwarsa pada \(expiry)"
        case .notYet: "Diterbitkan di masa depan: ada jam yang salah."
        case .unknown: "Token tidak menyebut waktu."
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "Aktif"
        case .ended: "Berakhir: keluar, dicabut, atau kedaluwarsa. Server tidak lagi menerima token ini."
        case .disabledUser: "Pengguna dinonaktifkan."
        case .deletedUser: "Pengguna telah dihapus."
        case .deletedClient: "Klien aplikasi telah dihapus."
        case .none: "Tidak ada: klien memperolehnya untuk dirinya sendiri, dan token tidak dapat dicabut."
        case .unknown: "Tidak diperiksa."
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "Kumpulan tidak memiliki fungsi yang mengubah token."
        case .notAsked: "Kumpulan memiliki fungsi yang dapat mengubah token. Fungsi itu tidak ditanya."
        case .asked: "Fungsi kumpulan ditanya."
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "Pengguna"
        case .attribute(let name): "Atribut \(name)"
        case .groups(let groups): "Grup, menurut prioritas: \(ranked(groups))"
        case .roles(let roles): "Peran grup: \(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "Peran grup yang berada di urutan pertama: \(ranked(groups))"
        case .scopes: "Cakupan yang diberikan"
        case .issuer: "Kumpulan pengguna"
        case .client: "Klien aplikasi"
        case .session: "Sesi"
        case .device: "Perangkat sesi"
        case .browserSession: "Sesi browser, yang akhirnya diberitahukan kepada klien"
        case .request: "Permintaan klien"
        case .lifetime(let seconds): "Waktu penerbitan, dan masa berlaku klien selama \(seconds) s"
        case .token: "Token itu sendiri"
        case .accessToken: "Token akses di sampingnya"
        case .function(nil): "Ditambahkan oleh fungsi kumpulan"
        case .function(let former?): "Fungsi kumpulan, sebagai ganti: \(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: ", ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "Klien menyebutnya dalam ReadAttributes."
        case .readRight(false): "Klien boleh membaca semua atribut."
        case .mapping(let provider, let claim): "\(provider) memberikannya sebagai “\(claim)” setiap kali masuk."
        case .groupRule(let provider, let claim, let group):
            "Aturan \(provider) untuk “\(claim)” memasukkan pengguna ke \(group)."
        case .scope(let scope, let server?): "\(scope): dari server sumber daya \(server)"
        case .scope(let scope, nil): "\(scope): cakupan OpenID Connect atau Cognito"
        case .addedScope(let scope): "\(scope): ditambahkan oleh fungsi kumpulan"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "Klien tidak boleh membaca atribut ini (ReadAttributes)."
        case .outOfScope: "Cakupan tidak memuat atribut ini."
        case .noPreference:
            "Beberapa grup berada di urutan pertama dengan peran berbeda, atau tidak ada yang "
                + "berprioritas."
        case .suppressed: "Fungsi kumpulan menghilangkannya."
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "Setiap token memilikinya."
        case .attribute(let name): "mengeluarkan \(name) dari ReadAttributes klien, atau mengosongkan atribut"
        case .groups: "mengeluarkan pengguna dari grup"
        case .roles: "mencabut peran dari grup"
        case .scopes: "mengizinkan lebih sedikit cakupan bagi klien, atau meminta lebih sedikit"
        case .function: "mengubah fungsi kumpulan"
        case .request: "tidak mengirimnya"
        case .devices: "tidak mengingat perangkat"
        case .revocation: "EnableTokenRevocation false untuk klien"
        case .notices: "tidak memberi tahu klien tentang sesi yang berakhir"
        }
    }
}
