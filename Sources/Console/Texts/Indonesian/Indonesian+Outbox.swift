extension ConsoleTexts.Outbox {
    static let indonesian = Self(
        title: "Kotak keluar",
        lead: "Pesan yang menunggu dikirim, dan yang gagal dalam tiga hari terakhir. Teks dan kodenya "
            + "tidak ditampilkan.",
        waiting: "Menunggu", failed: "Gagal",
        none: "Tidak ada pesan seperti itu.", id: "Pesan", purpose: "Jenis", to: "Kepada", attempts: "Percobaan",
        next: "Percobaan berikutnya, atau akhir", reason: "Alasan", retry: "Coba lagi", drop: "Buang",
        retryEffect: "Pesan segera dikirim, dengan kode yang dimilikinya. Kode yang kedaluwarsa juga dikirim.",
        dropEffect: "Pesan dihapus dan tidak dikirim.", dropTitle: "Buang pesan",
        retryTitle: "Coba kirim pesan lagi", message: "Pesan", state: "Keadaan",
        gone: "Pesan ini tidak ada: sudah dikirim atau dibuang.", suppressed: "Alamat yang diblokir",
        suppressedLead: "Alamat tidak menerima email setelah email kepadanya kembali secara permanen, setelah "
            + "pemiliknya mengadu, atau setelah operator memutuskannya.",
        address: "Alamat email", check: "Periksa",
        isSuppressed: "tidak menerima email", isFree: "menerima email",
        suppress: "Jangan kirim email lagi ke alamat ini",
        clear: "Kirim email lagi ke alamat ini",
        suppressEffect: "Kode dan undangan tidak lagi sampai ke alamat ini.",
        clearEffect: "Email dikirim lagi ke alamat ini, sampai ada lagi yang kembali.", since: "Sejak")
}
