extension ConsoleTexts.Settings {
    static let indonesianRisks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "Akibatnya jika kata sandi diketahui orang lain; – untuk tidak ada.",
            effect: "BLOCK menolak kata sandi itu sampai pengguna menetapkan yang lain."),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "Kapan kata sandi diperiksa; jika kosong, selalu.", effect: "Kata sandi diperiksa pada peristiwa ini."),
        "AccountTakeoverRiskConfiguration": .init(
            "Apakah proses masuk berisiko berakibat: on, atau – untuk tidak.",
            effect: "Tanpa ini, proses masuk berisiko tidak berakibat apa pun."),
        "EventAction": .init(
            "Akibatnya pada tingkat risiko ini; – untuk tidak ada.",
            effect: "BLOCK menolak proses masuk; MFA… meminta faktor kedua."),
        "Notify": .init(
            "Apakah pengguna diberi tahu lewat email.", effect: "true mengirim email setelah proses masuk itu."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "Identitas SES yang mengirim email ini; – untuk tanpa email.", effect: "Email berasal darinya."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "Pengirim email ini.", effect: "Email berasal dari alamat ini."),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "Ke mana balasan dikirim.", effect: "Balasan dikirim ke sana."),
        "NotifyEmail.Subject": .init("Subjeknya; kosong untuk email standar.", effect: "Email memakai subjek ini."),
        "NotifyEmail.HtmlBody": .init("Email sebagai HTML.", effect: "Email berisi ini."),
        "NotifyEmail.TextBody": .init("Email sebagai teks biasa.", effect: "Email berisi ini."),
        "RiskExceptionConfiguration": .init(
            "Apakah beberapa alamat dinilai secara lain: on, atau – untuk tidak.",
            effect: "Tanpa ini, tidak ada alamat yang dikecualikan."),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(
            "Rentang alamat yang tidak boleh masuk.", effect: "Proses masuk dari sana ditolak."),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "Rentang alamat yang tidak dinilai.", effect: "Proses masuk dari sana tidak dinilai."),
        "LogConfigurations": .init(
            "Tujuan sebagai JSON, satu untuk setiap EventSource.",
            effect: "Entri dikirim ke sana; yang lain tidak disimpan."),
    ]

    static let indonesianTriggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("sebelum pengguna mendaftar"),
        "LambdaConfig.PostConfirmation": trigger("setelah pengguna dikonfirmasi"),
        "LambdaConfig.PreAuthentication": trigger("sebelum proses masuk"),
        "LambdaConfig.PostAuthentication": trigger("setelah proses masuk"),
        "LambdaConfig.CustomMessage": trigger("sebelum pesan dikirim"),
        "LambdaConfig.UserMigration": trigger("saat suatu nama tidak dikenal"),
        "LambdaConfig.DefineAuthChallenge": trigger("untuk menentukan tantangan berikutnya"),
        "LambdaConfig.CreateAuthChallenge": trigger("untuk membuat tantangan"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("untuk menilai jawaban"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("sebelum token diterbitkan"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("sebagai ganti pengiriman SMS"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("sebagai ganti pengiriman email"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("saat pengguna datang dari penyedia lain"),
        "LambdaVersion": .init("Versi peristiwa.", effect: "Fungsi menerima peristiwa versi ini."),
        "LambdaConfig.KMSKeyID": .init(
            "Kunci yang dipakai untuk memberi kode kepada pengirim khusus.",
            effect: "Fungsi memerlukan kunci ini untuk membaca kode."),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "Fungsi yang dipanggil \(time).",
            effect: "Langkah menunggu fungsi ini; jika fungsi gagal, langkah juga gagal. Kosong: tidak ada "
                + "yang dipanggil.")
    }
}
