extension ConsoleTexts.SyncTexts {
    static let indonesian = Self(
        title: "Sync", datasets: "Set data", noDatasets: "Belum ada set data.",
        noIdentities: "Belum ada identitas.", show: "Tampilkan", refresh: "Baca ulang daftar",
        createDataset: "Buat set data", createAndEdit: "Buat dan ubah set data",
        choose: "Pilih", deleteSelected: "Hapus yang dipilih",
        deletionEffect: "Semua rekaman set data dihapus. Perangkat kehilangan rekaman itu saat sinkronisasi "
            + "berikutnya.",
        records: "Rekaman", noRecords: "Belum ada rekaman.", record: "Rekaman",
        removeSelected: "Hapus yang dipilih", removed: "dihapus", valueHint: "JSON atau teks apa pun.",
        keep: "Simpan perubahan", format: "Format sebagai JSON", notJSON: "Nilai ini bukan JSON.",
        isJSON: "Nilai ini JSON.", noKey: "Rekaman harus memiliki kunci.", pending: "Belum disinkronkan",
        pendingLead: "Perubahan ini hanya ada di halaman ini. Sinkronkan menyimpannya; perangkat menerimanya "
            + "saat melakukan sinkronisasi.",
        nothingPending: "Tidak ada yang perlu disinkronkan.", synchronize: "Sinkronkan",
        discard: "Buang yang dipilih", save: "Simpan perubahan", startBulk: "Mulai penerbitan massal",
        role: "Peran", createRole: "Buat peran", stream: "Nama stream",
        newStream: "Daftar ini berisi stream yang dikenal server ini. “martlet trigger add” menambahkannya; "
            + "shard-nya milik Kinesis sendiri.",
        status: "Status streaming", function: "Pemicu Sync", applications: "Aplikasi platform",
        noApplications: "Server ini tidak mengenal aplikasi platform. “martlet trigger add” menambahkannya.",
        otherApplications: "Aplikasi lain", otherHint: "Satu ARN di setiap baris.", part: text,
        grant: { "Izinkan peran melakukan \($0)" }, select: { "Pilih \($0)" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "Sinkronisasi push",
                lead: "Memberi tahu perangkat suatu identitas bahwa perangkat lain telah mengubah set data.",
                effect: "Perangkat yang berlangganan menerima pesan lewat aplikasi ini. Tanpa aplikasi, pesan "
                    + "berhenti.")
        case .streams:
            .init(
                title: "Cognito Streams", lead: "Mengirim setiap perubahan set data ke sebuah stream.",
                effect: "Perubahan mulai sekarang dikirim ke stream selama statusnya ENABLED.")
        case .bulk:
            .init(
                title: "Penerbitan massal",
                lead: "Mengirim semua set data kumpulan ke stream, paling banyak sekali sehari.",
                effect: "Semua rekaman yang disimpan dikirim ke stream. Ini tidak dapat dihentikan.")
        case .events:
            .init(
                title: "Cognito Events", lead: "Fungsi yang boleh mengubah atau menolak apa yang ditulis perangkat.",
                effect: "Fungsi dipanggil sebelum setiap pembaruan pengguna. Tanpa fungsi, pembaruan disimpan "
                    + "apa adanya.")
        }
    }
}
