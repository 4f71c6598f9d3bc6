extension ConsoleTexts.Administration {
    static let indonesian = Self(
        branding: .indonesian, messages: .indonesian, jobs: .indonesian, audit: .indonesian, protection: .indonesian,
        outbox: .indonesian, charts: .indonesian, bulk: .indonesian)

    /// What operations and commands of these pages have done.
    static let indonesianOutcomes = [
        "SetUICustomization": "Tampilan disimpan. Halaman menggunakannya dalam satu menit.",
        "RetryOutboxMessage": "Pengiriman pesan dicoba lagi.", "DropOutboxMessage": "Pesan telah dibuang.",
        "SuppressAddress": "Alamat ini tidak lagi menerima email.",
        "ClearSuppressedAddress": "Alamat ini menerima email lagi.",
        "CreateUserImportJob": "Tugas dibuat. Tidak ada yang diimpor sebelum tugas dimulai.",
        "UploadUserImportFile": "Berkas diunggah.", "StartUserImportJob": "Tugas dimulai.",
        "StopUserImportJob": "Tugas dihentikan.",
        "AdminUpdateAuthEventFeedback": "Umpan balik disimpan.",
    ]
}
