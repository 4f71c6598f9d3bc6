extension PageTexts {
    static let indonesian = PageTexts(
        signIn: SignInTexts(
            title: "Masuk", button: "Masuk", next: "Lanjutkan", or: "atau",
            withProvider: { "Lanjutkan dengan \($0)" },
            legal: "Kami tidak pernah memposting apa pun ke akun-akun ini.",
            corporateLead: "Masuk dengan akun perusahaan",
            corporateEmail: "Alamat email kantor", forgotPassword: "Lupa kata sandi?", noAccount: "Belum punya akun?",
            createAccount: "Buat akun", haveAccount: "Sudah punya akun?", back: "Kembali ke halaman masuk"),
        names: NameTexts(
            username: "Nama pengguna", email: "Alamat email", phone: "Nomor telepon",
            emailOrPhone: "Alamat email atau nomor telepon", usernameOrEmail: "Nama pengguna atau alamat email",
            usernameOrPhone: "Nama pengguna atau nomor telepon",
            any: "Nama pengguna, alamat email, atau nomor telepon",
            phoneHint: "Dengan kode negara, misalnya +6281234567890"),
        passwords: PasswordTexts(
            password: "Kata sandi", new: "Kata sandi baru", repeated: "Ulangi kata sandi",
            show: "Tampilkan kata sandi", hide: "Sembunyikan kata sandi", rules: "Kata sandi harus:",
            length: { "minimal \($0) karakter" }, uppercase: "berisi huruf besar", lowercase: "berisi huruf kecil",
            number: "berisi angka", symbol: "berisi karakter khusus",
            history: { "berbeda dari \($0) kata sandi terakhir" },
            replace: HeadingTexts(
                "Pilih kata sandi baru", lead: "Kata sandi Anda saat ini bersifat sementara dan harus diganti."),
            save: "Simpan kata sandi",
            forgot: HeadingTexts(
                "Atur ulang kata sandi", lead: "Kami akan mengirim kode untuk memilih kata sandi baru."),
            sendCode: "Kirim kode", reset: "Pilih kata sandi baru",
            changed: "Kata sandi Anda telah diubah. Sekarang Anda dapat masuk dengannya."),
        codes: CodeTexts(
            title: "Masukkan kode", code: "Kode", sentBySMS: { "Kami telah mengirim SMS ke \($0)." },
            sentByEmail: { "Kami telah mengirim email ke \($0)." }, sentTo: { "Kami telah mengirim kode ke \($0)." },
            sent: "Jika akun tersebut ada, kode sedang dikirim.",
            fromApp: "Buka aplikasi autentikator dan masukkan kode yang ditampilkan.", verify: "Verifikasi",
            resend: "Kirim kode baru", resent: "Kode baru sedang dikirim.", otherFactor: "Gunakan cara lain",
            useRecovery: "Gunakan kode pemulihan",
            recovery: HeadingTexts("Masukkan kode pemulihan", lead: "Setiap kode pemulihan hanya berlaku sekali."),
            recoveryCode: "Kode pemulihan"),
        factors: FactorTexts(
            first: "Bagaimana Anda ingin masuk?", second: "Pastikan ini Anda",
            setUp: HeadingTexts("Lindungi akun Anda", lead: "Siapkan langkah kedua untuk masuk."),
            signingInAs: { "Masuk sebagai \($0)" }, password: "Kata sandi", sms: "SMS", email: "Email",
            app: "Aplikasi autentikator", passkey: "Kunci sandi", appTitle: "Siapkan aplikasi autentikator",
            appScan: "Pindai kode ini dengan aplikasi autentikator.", appImage: "Kode QR untuk aplikasi autentikator",
            appKey: "Tidak dapat memindai? Masukkan kunci ini di aplikasi:", appCode: "Kode dari aplikasi",
            finish: "Selesaikan",
            remember: HeadingTexts(
                "Ingat perangkat ini?", lead: "Di perangkat yang hanya Anda gunakan, kode akan lebih jarang diminta."),
            rememberYes: "Ingat", rememberNo: "Jangan sekarang"),
        signUp: SignUpTexts(
            title: "Buat akun", button: "Daftar", optional: "opsional", confirm: "Konfirmasi akun Anda",
            confirmButton: "Konfirmasi",
            resend: HeadingTexts("Minta kode baru", lead: "Kami akan mengirim kode sekali lagi."),
            linkQuestion: HeadingTexts(
                "Konfirmasi pendaftaran",
                lead: "Tekan tombol untuk menyelesaikannya. Jika Anda tidak mendaftar, tutup halaman ini."),
            linkDone: HeadingTexts(
                "Pendaftaran Anda telah dikonfirmasi", lead: "Anda dapat menutup halaman ini lalu masuk."),
            linkIncomplete: HeadingTexts(
                "Tautan ini tidak lengkap", lead: "Buka lagi dari pesan, atau salin seluruh tautan."),
            linkInvalid: HeadingTexts(
                "Tautan ini tidak berlaku lagi", lead: "Minta yang baru, atau masuk jika sudah pernah Anda gunakan."),
            busy: HeadingTexts("Saat ini tidak dapat dilakukan", lead: "Silakan coba lagi sebentar lagi."),
            tryAgain: "Coba lagi"),
        attributes: AttributeTexts(
            address: "Alamat", birthdate: "Tanggal lahir", email: "Alamat email", familyName: "Nama belakang",
            gender: "Jenis kelamin", givenName: "Nama depan", locale: "Bahasa", middleName: "Nama tengah",
            name: "Nama lengkap", nickname: "Nama panggilan", phoneNumber: "Nomor telepon",
            picture: "Tautan ke foto", preferredUsername: "Nama pengguna pilihan", profile: "Tautan ke profil",
            website: "Situs web", timeZone: "Zona waktu"),
        sessions: SessionTexts(
            signedIn: "Selamat datang kembali", continueAs: { "Lanjutkan sebagai \($0)" },
            otherAccount: "Gunakan akun lain",
            signedOut: HeadingTexts("Anda telah keluar", lead: "Anda dapat menutup halaman ini."),
            returning: HeadingTexts("Anda telah masuk", lead: "Kami mengantar Anda kembali ke aplikasi."),
            returnLink: "Lanjutkan ke aplikasi",
            tested: HeadingTexts(
                "Pengujian telah selesai",
                lead:
                    """
                    Tidak ada yang masuk. Operator yang memulai pengujian melihat hasilnya. Anda dapat \
                    menutup halaman ini.
                    """)),
        linking: LinkingTexts(
            title: "Apakah ini akun Anda?",
            lead: { "Sudah ada akun dengan alamat email \($0)." },
            effect: {
                """
                Jika ini milik Anda, masuklah sekali ke akun ini. Setelah itu, \($0) juga dapat memasukkan Anda ke \
                akun ini. Lanjutkan hanya jika Anda memercayai \($0).
                """
            },
            connect: "Masuk ke akun ini", separate: "Gunakan akun baru saja",
            otherAccount: "Itu akun lain. Silakan masuk ke akun dengan alamat email ini."),
        account: .indonesian,
        accountChange: .indonesian,
        feedback: FeedbackTexts(
            valid: HeadingTexts(
                "Apakah itu Anda?", lead: "Tekan tombol untuk memberi tahu kami bahwa Anda yang masuk."),
            validButton: "Itu saya",
            invalid: HeadingTexts(
                "Apakah itu bukan Anda?",
                lead: "Tekan tombol jika orang lain telah masuk. Setelah itu, ubah kata sandi Anda."),
            invalidButton: "Itu bukan saya",
            done: HeadingTexts("Terima kasih", lead: "Anda dapat menutup halaman ini."),
            spent: HeadingTexts("Tautan ini tidak berlaku lagi", lead: "Mungkin Anda sudah menggunakannya.")),
        devices: DeviceTexts(
            enter: HeadingTexts("Hubungkan perangkat", lead: "Masukkan kode yang ditampilkan perangkat Anda."),
            code: "Kode perangkat", confirm: { "Beri akses kepada \($0)?" },
            confirmLead: { "Lanjutkan hanya jika perangkat Anda sendiri menampilkan kode \($0)." },
            signedInAs: { "Anda masuk sebagai \($0)." }, scopes: "Akses ini mencakup:",
            scopeOpenID: "mengenali akun Anda", scopeEmail: "melihat alamat email Anda",
            scopePhone: "melihat nomor telepon Anda", scopeProfile: "melihat profil Anda",
            scopeAdmin: "melihat dan mengubah akun Anda", allow: "Izinkan", deny: "Tolak",
            allowed: HeadingTexts(
                "Perangkat Anda terhubung", lead: "Anda dapat kembali ke perangkat dan menutup halaman ini."),
            denied: HeadingTexts(
                "Akses ditolak", lead: "Perangkat tidak diberi akses. Anda dapat menutup halaman ini.")),
        problems: ProblemTexts(
            wrongCredentials: "Nama atau kata sandi salah.", unknownUser: "Tidak ada akun dengan nama ini.",
            wrongCode: "Kode ini salah. Periksa lalu coba lagi.",
            expiredCode: "Kode ini tidak berlaku lagi. Minta yang baru.",
            tooManyAttempts: "Terlalu banyak percobaan. Tunggu sebentar, lalu coba lagi.",
            tooManyRequests: "Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.",
            weakPassword: "Kata sandi ini tidak memenuhi semua aturan.",
            reusedPassword: "Anda pernah memakai kata sandi ini. Pilih yang lain.",
            differentPasswords: "Kedua kata sandi tidak sama.", nameTaken: "Akun dengan nama ini sudah ada.",
            addressTaken: "Alamat email atau nomor telepon ini milik akun lain.",
            unknownCompany: "Tidak ada perusahaan yang masuk di sini dengan alamat ini.", missing: "Isi kolom ini.",
            malformed: "Periksa isian ini.", disabledUser: "Akun ini dinonaktifkan.",
            unconfirmedUser: "Akun ini belum dikonfirmasi.",
            passwordResetRequired: "Anda harus mengatur ulang kata sandi sebelum dapat masuk.",
            notAllowed: "Hal ini tidak diizinkan di sini.",
            refusedAsRisky: "Upaya masuk ini ditolak demi keamanan.",
            noDestination: "Akun ini tidak memiliki email atau nomor telepon terkonfirmasi untuk menerima kode.",
            undelivered: "Pesan tidak dapat dikirim. Silakan coba lagi nanti.",
            expiredSession: "Proses masuk terlalu lama. Silakan mulai lagi.",
            unavailable: "Saat ini tidak dapat dilakukan. Silakan coba lagi."),
        errors: ErrorTexts(
            badRequest: HeadingTexts(
                "Ada masalah dengan tautan ini", lead: "Kembali ke aplikasi dan coba lagi dari sana."),
            unknownApp: HeadingTexts(
                "Anda tidak dapat masuk melalui aplikasi ini",
                lead: "Aplikasi ini tidak disiapkan dengan benar. Beri tahu pengelolanya."),
            expiredForm: HeadingTexts(
                "Halaman ini kedaluwarsa", lead: "Buka lagi. Jika terulang, izinkan cookie untuk situs ini."),
            notFound: HeadingTexts("Halaman ini tidak ada", lead: "Periksa alamatnya, atau kembali ke aplikasi."),
            tooManyRequests: HeadingTexts("Terlalu banyak permintaan", lead: "Tunggu sebentar, lalu coba lagi."),
            unavailable: HeadingTexts("Terjadi masalah di pihak kami", lead: "Silakan coba lagi sebentar lagi."),
            provider: HeadingTexts(
                "Kami tidak dapat memasukkan Anda melalui penyedia lain",
                lead: "Silakan coba lagi. Jika terjadi lagi, beri tahu pengelola aplikasi dan sebutkan permintaan ini."
            ), detail: "Rincian", requestID: "Permintaan", startAgain: "Mulai lagi"),
        common: CommonTexts(
            continueTo: { "untuk melanjutkan ke \($0)" },
            notYou: "Bukan Anda?",
            language: "Bahasa",
            terms: "Ketentuan penggunaan",
            privacy: "Privasi",
            capsLock: "Caps Lock aktif.",
            copy: "Salin kunci",
            copied: "Disalin",
            unconfirmed: """
                Akun Anda belum dikonfirmasi. Masukkan kode yang Anda terima saat mendaftar, atau minta kode baru.
                """,
            unconfirmedSentTo: {
                """
                Akun Anda belum dikonfirmasi. Masukkan kode yang kami kirim ke \($0) saat Anda mendaftar, atau \
                minta kode baru.
                """
            },
            here: HeadingTexts(
                "Di sini aplikasi memasukkan penggunanya",
                lead: "Tidak ada yang dapat dilihat di alamat ini. Buka aplikasi yang ingin Anda gunakan.")))
}
