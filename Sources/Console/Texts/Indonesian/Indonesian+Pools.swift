extension ConsoleTexts.PoolCreation {
    static let indonesian = Self(
        nameHint: "Untuk operator; pengguna melihatnya di judul halaman.", defaults: "Tinjau nilai bawaan",
        settings: "Telusuri pengaturan",
        effect: "Kumpulan tanpa pengguna dan klien aplikasi. Hal lain memiliki halaman di pengaturan kumpulan.",
        permanent: "Nantinya hanya “martlet pool schema” yang dapat mengubahnya.",
        aliasEffect: "Alamat menjadi nama setelah diverifikasi.",
        needsSMS: "Kode lewat SMS memerlukan SmsConfiguration dengan SnsCallerArn: belum ada yang ditetapkan.",
        nothing: "tidak ada", signInHeading: "Pengguna masuk dengan", aliases: "Dan dengan, setelah diverifikasi",
        names: "Nama pengguna", distinguishesCase: "Ada dan ada adalah dua pengguna", required: "Atribut wajib",
        verified: "Diverifikasi dengan kode saat mendaftar", signUp: "Pendaftaran",
        byAdministratorOnly: "Hanya administrator yang membuat pengguna", length: "Panjang minimal kata sandi",
        later: "MFA, pesan, domain, tampilan, penyedia, pemicu, perlindungan, dan klien aplikasi "
            + "menyusul setelah kumpulan ada.",
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "Nama pengguna"
        case .email: "Alamat email mereka"
        case .phone: "Nomor telepon mereka"
        case .emailOrPhone: "Salah satu dari kedua alamat"
        }
    }
}
