extension ConsoleTexts.Branding {
    static let indonesian = Self(
        title: "Tampilan halaman",
        lead: "Warna, huruf, dan logo halaman masuk, untuk semua klien aplikasi atau untuk satu saja. "
            + "Kumpulan memerlukan domain.",
        client: "Klien aplikasi", allClients: "Semua klien aplikasi",
        inherited: "Klien ini tidak memiliki tampilan sendiri: ia memakai tampilan semua klien. Menyimpan "
            + "memberinya tampilan sendiri.",
        choose: "Pilih", properties: "Properti",
        propertiesLead: "Setiap kolom berisi nilai yang dimiliki halaman. Yang tidak Anda ubah tidak ditulis.",
        sheet: "Lembar gaya", sheetHint: "Aturan untuk kelas yang boleh berubah, dan variabel halaman di :root.",
        preview: "Pratinjau", screen: "Layar", language: "Bahasa", dark: "Gelap",
        errors: "Dengan kesalahan", full: "lebar penuh", logo: "Logo",
        logoLead: "PNG, JPEG, atau SVG, maksimal 100 KB.", upload: "Unggah", removeLogo: "Hapus logo",
        noLogo: "Tidak ada.", effect: "Pengguna melihatnya di halaman masuk dalam satu menit.",
        logoEffect: "Pengguna melihatnya di halaman masuk dalam satu menit.", remove: "Hapus tampilan ini",
        removeEffect: "Lembar gaya dan logo dihapus. Halaman tampil seperti milik semua klien, atau seperti "
            + "tanpa tampilan khusus.",
        meanwhile: "Lembar gaya telah diubah di tempat lain sejak Anda membuka halaman ini. Tidak ada yang "
            + "disimpan. Buka lagi halamannya.",
        frame: "Tampilan halaman", review: "Tinjau perubahan", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "Latar belakang", "banner": "Banner", "logo": "Logo", "textDescription": "Teks keterangan",
        "label": "Label", "inputField": "Kolom isian", "inputField:focus": "Kolom isian yang terfokus",
        "submitButton": "Tombol kirim", "submitButton:hover": "Tombol kirim di bawah penunjuk",
        "idpButton": "Tombol penyedia", "idpButton:hover": "Tombol penyedia di bawah penunjuk",
        "idpDescription": "Keterangan penyedia", "socialButton": "Tombol sosial",
        "errorMessage": "Pesan kesalahan", "legalText": "Teks hukum",
        "passwordCheck-valid": "Aturan kata sandi, terpenuhi",
        "passwordCheck-notValid": "Aturan kata sandi, tidak terpenuhi",
    ]
}
