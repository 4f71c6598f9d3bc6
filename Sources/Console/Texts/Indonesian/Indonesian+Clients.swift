extension ConsoleTexts.Settings {
    static let indonesianClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("Nama dalam daftar.", effect: "Daftar menampilkannya."),
        "SupportedIdentityProviders": .init(
            "Dengan apa pengguna boleh masuk di halaman masuk.", effect: "Yang dicabut akan ditolak."),
        "CallbackURLs": .init(
            "Ke mana proses masuk kembali, satu baris untuk setiap alamat.",
            effect: "Proses masuk ke alamat yang dicabut gagal."),
        "LogoutURLs": .init(
            "Ke mana proses keluar kembali, satu baris untuk setiap alamat.",
            effect: "Proses keluar ke alamat lama gagal."),
        "DefaultRedirectURI": .init(
            "Salah satu alamat panggilan balik.", effect: "Permintaan tanpa alamat menuju ke sana."),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "Apakah aplikasi menggunakan halaman masuk dan cakupan.", effect: "false menutup endpoint OAuth baginya."),
        "AllowedOAuthFlows": .init("Bagaimana token diperoleh.", effect: "Alur yang dicabut akan ditolak."),
        "AllowedOAuthScopes": .init(
            "Cakupan yang boleh diminta aplikasi, termasuk cakupan server sumber daya.",
            effect: "Cakupan yang dicabut akan ditolak."),
        "ExplicitAuthFlows": .init(
            "Bagaimana aplikasi boleh memasukkan pengguna lewat API.", effect: "Alur lain ditolak."),
        "PreventUserExistenceErrors": .init(
            "ENABLED: jawaban tidak mengungkap apakah suatu nama ada.",
            effect: "LEGACY mengungkap nama mana yang ada."),
        "EnableTokenRevocation": .init(
            "Apakah token penyegaran dapat dicabut.", effect: "false: token tidak dapat dicabut."),
        "EnablePropagateAdditionalUserContextData": .init(
            "Apakah aplikasi memberitahukan alamat penggunanya.",
            effect: "Perlindungan ancaman menilai berdasarkan alamat itu."),
        "AuthSessionValidity": .init(
            "Berapa menit proses masuk boleh menunggu langkah berikutnya.",
            effect: "Proses masuk yang lebih lambat dimulai lagi."),
        "AccessTokenValidity": .init(
            "Berapa lama token akses berlaku.", effect: "Token kedaluwarsa lebih cepat atau lebih lambat."),
        "IdTokenValidity": .init(
            "Berapa lama token ID berlaku.", effect: "Token kedaluwarsa lebih cepat atau lebih lambat."),
        "RefreshTokenValidity": .init(
            "Berapa lama pengguna tetap masuk.", effect: "Pengguna masuk lagi lebih cepat atau lebih lambat."),
        "TokenValidityUnits.AccessToken": .init("Satuannya.", effect: "Angka di atas berarti waktu lain."),
        "TokenValidityUnits.IdToken": .init("Satuannya.", effect: "Angka di atas berarti waktu lain."),
        "TokenValidityUnits.RefreshToken": .init("Satuannya.", effect: "Angka di atas berarti waktu lain."),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED: setiap pembaruan mengembalikan token penyegaran baru.",
            effect: "Aplikasi harus menyimpan token baru setiap kali."),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "Berapa detik token lama juga masih berlaku.",
            effect: "Jawaban yang hilang dapat diminta lagi."),
        "ReadAttributes": .init(
            "Yang boleh dibaca aplikasi; jika kosong, semua atribut standar.",
            effect: "Token dan GetUser tidak memuat yang lain."),
        "WriteAttributes": .init(
            "Yang boleh ditulis aplikasi; jika kosong, semua atribut standar.",
            effect: "Perubahan lain ditolak."),
    ]
}
