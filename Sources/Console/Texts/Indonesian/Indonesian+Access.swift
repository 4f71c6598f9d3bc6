extension ConsoleTexts.Access {
    static let indonesian = Self(
        title: "Akses",
        lead: "Siapa yang boleh memanggil operasi: pengguna dan peran IAM, kebijakannya, dan penyedia.",
        shipped: "Kebijakan untuk operator",
        shippedLead: "Kebijakan ini ada di setiap akun. Lampirkan satu ke pengguna atau peran; tidak perlu "
            + "kebijakan lain untuk pekerjaannya.",
        shippedPolicy: "Kebijakan ini bawaan Martlet. Dapat dilampirkan, tetapi tidak dapat diubah.",
        shippedPolicies: [
            ("MartletAdmin", "semuanya"),
            ("MartletUserAdmin", "pengguna, grup, sesi, dan identitas; tanpa pengaturan"),
            ("MartletConfigAdmin", "pengaturan kumpulan dan kliennya; tanpa data pengguna"),
            ("MartletReadOnly", "membaca semuanya tanpa rahasia"),
            ("MartletAuditor", "membaca siapa yang boleh melakukan apa, dan proses masuk"),
        ], attached: "Kebijakan terlampir", detach: "Lepaskan", inline: "Kebijakan sebaris",
        newInline: "Tambahkan kebijakan sebaris",
        inlineLead: "Kebijakan yang hanya milik pengguna atau peran ini.",
        keys: "Kunci akses", newKey: "Kunci akses baru",
        secretOnce: "Salin rahasia sekarang: rahasia ditampilkan di halaman ini, dan tidak pernah lagi.",
        activate: "Aktifkan",
        deactivate: "Nonaktifkan", deleteKey: "Hapus", trust: "Kebijakan kepercayaan",
        trustLead: "Siapa yang boleh mengambil peran ini.", editTrust: "Ubah kebijakan kepercayaan", remove: "Hapus",
        clientIDs: "ID klien", back: "Kembali", policyLead: "Perubahan membuat versi baru, yang menjadi versi bawaan.",
        holders: "Siapa yang memilikinya", noHolders: "Tidak ada pengguna dan peran yang memiliki kebijakan ini.",
        versions: "Versi", isDefault: "bawaan", makeDefault: "Jadikan bawaan", simulator: "Simulator kebijakan",
        simulatorLead: "Apakah kebijakan mengizinkan suatu permintaan, dan pernyataan mana yang menentukan.",
        simulate: "Simulasikan kebijakan", simulation: "Simulasikan", principal: "Pengguna atau peran",
        principalHint: "ARN-nya; kosong untuk mencoba kebijakan di bawah saja.", document: "Kebijakan",
        documentHint: "Dokumen kebijakan, sendiri atau sebagai tambahan pada milik pengguna atau peran.",
        actions: "Tindakan",
        actionsHint: "Satu baris untuk setiap tindakan, seperti cognito-idp:ListUsers.", resources: "Sumber daya",
        resourcesHint: "Satu baris untuk setiap ARN; kosong untuk sembarang.", context: "Konteks",
        contextHint: "Satu baris key=value untuk setiap kunci, seperti aws:SourceIp=192.0.2.1; baris dengan "
            + "kunci yang sama adalah nilai-nilainya.",
        nothingToSimulate: "Sebut pengguna atau peran, atau tulis kebijakan, dan sebut tindakan.",
        results: "Keputusan", decidedBy: "Ditentukan oleh", nearly: "Akan menentukan sebaliknya",
        noStatement: "Tidak ada pernyataan yang mengizinkannya.",
        unread: "Kebijakan Anda tidak mengizinkan dokumen ini dibaca, sehingga pernyataan tidak ditampilkan:",
        moreActions: "Ini keputusan-keputusan pertama; simulasikan tindakan lainnya secara terpisah.",
        otherResource: "Berlaku untuk sumber daya lain.", missing: { "\($0) tidak ada." },
        missingKeys: { "Kunci konteks yang diperlukan kebijakan dan tidak ada dalam permintaan: \($0)." },
        doneBefore: { "Sebelum itu telah dilakukan, dan tetap berlaku: \($0.joined(separator: ", "))." },
        effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "diizinkan", "explicitDeny": "ditolak oleh pernyataan", "implicitDeny": "ditolak: tidak diizinkan",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "\(test) pada \(key) tidak terpenuhi: kunci tidak ada dalam permintaan." }
        return "\(test) pada \(key) tidak terpenuhi: permintaan berisi \(given.joined(separator: ", "))."
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "Dalam satu detik, kebijakan menentukan apa yang boleh dilakukannya."
        case .detachUserPolicy, .detachRolePolicy: "Yang hanya diizinkan kebijakan ini ditolak dalam satu detik."
        case .deleteUserPolicy, .deleteRolePolicy:
            "Kebijakan dihapus. Yang hanya diizinkan olehnya ditolak dalam satu detik."
        case .createAccessKey:
            "Program dapat menandatangani dengan kunci ini. Rahasianya ditampilkan sekali, di halaman berikutnya."
        case .updateAccessKey: "Program yang menandatangani dengan kunci nonaktif langsung ditolak."
        case .deleteAccessKey:
            "Program yang menandatangani dengan kunci ini langsung ditolak, dan rahasianya hilang."
        case .tagRole, .untagRole: "Kebijakan yang memeriksa tag peran melihat tag yang baru."
        case .setDefaultVersion: "Dalam satu detik, versi ini menentukan bagi semua yang memiliki kebijakan."
        case .deleteVersion: "Dokumen versi ini dihapus. Versi bawaan tetap ada."
        case .addClientID: "Token untuk klien ini diterima."
        case .removeClientID: "Token untuk klien ini ditolak."
        }
    }
}

extension ConsoleTexts.Changes {
    static let indonesianAccessOutcomes = [
        "CreateIdentityPool": "Kumpulan identitas dibuat. Untuk kredensial, kumpulan memerlukan peran.",
        "UpdateIdentityPool": "Kumpulan identitas berhasil disimpan.",
        "SetIdentityPoolRoles": "Peran disimpan.", "SetPrincipalTagAttributeMap": "Tag prinsipal disimpan.",
        "DeleteIdentityPool": "Kumpulan identitas dihapus.", "DeleteIdentities": "Identitas dihapus.",
        "UnlinkDeveloperIdentity": "Tautan pengguna diputuskan.", "CreateUser": "Pengguna dibuat.",
        "UpdateUser": "Pengguna disimpan.", "DeleteUser": "Pengguna dihapus.", "CreateRole": "Peran dibuat.",
        "UpdateRole": "Peran disimpan.", "DeleteRole": "Peran dihapus.",
        "UpdateAssumeRolePolicy": "Kebijakan kepercayaan disimpan.", "CreatePolicy": "Kebijakan dibuat.",
        "CreatePolicyVersion": "Kebijakan disimpan sebagai versi baru.", "DeletePolicy": "Kebijakan dihapus.",
        "PutUserPolicy": "Kebijakan sebaris disimpan.", "PutRolePolicy": "Kebijakan sebaris disimpan.",
        "DeleteUserPolicy": "Kebijakan sebaris dihapus.", "DeleteRolePolicy": "Kebijakan sebaris dihapus.",
        "AttachUserPolicy": "Kebijakan dilampirkan.", "AttachRolePolicy": "Kebijakan dilampirkan.",
        "DetachUserPolicy": "Kebijakan dilepaskan.", "DetachRolePolicy": "Kebijakan dilepaskan.",
        "UpdateAccessKey": "Kunci akses diubah.", "DeleteAccessKey": "Kunci akses dihapus.",
        "TagRole": "Tag disimpan.", "UntagRole": "Tag dihapus.",
        "SetDefaultPolicyVersion": "Versi ini menjadi bawaan.", "DeletePolicyVersion": "Versi dihapus.",
        "CreateOpenIDConnectProvider": "Penyedia dibuat.",
        "DeleteOpenIDConnectProvider": "Penyedia dihapus.",
        "UpdateOpenIDConnectProviderThumbprint": "Penyedia disimpan.",
        "AddClientIDToOpenIDConnectProvider": "ID klien ditambahkan.",
        "RemoveClientIDFromOpenIDConnectProvider": "ID klien dihapus.",
        "CreateSAMLProvider": "Penyedia dibuat.", "UpdateSAMLProvider": "Penyedia disimpan.",
        "DeleteSAMLProvider": "Penyedia dihapus.",
    ]
}

extension ConsoleTexts.Parts {
    static let indonesianAccessParts: [String: ConsoleTexts.PartText] = [
        "user": .init(
            title: "Pengguna IAM", create: "Buat pengguna IAM", lead: "Program dan operator dengan kunci akses.",
            effect: "Pengguna belum memiliki izin dan kunci akses."),
        "role": .init(
            title: "Peran", create: "Buat peran",
            lead: "Izin bagi yang boleh mengambilnya: identitas, pengguna, program lain.",
            effect: "Yang disebut kebijakan kepercayaan dapat mengambil peran ini. Peran belum memiliki izin."),
        "policy": .init(
            title: "Kebijakan", create: "Buat kebijakan", lead: "Izin yang dipakai bersama oleh pengguna dan peran.",
            effect: "Kebijakan tidak berpengaruh sampai dilampirkan."),
        "openid-provider": .init(
            title: "Penyedia OpenID", create: "Buat penyedia OpenID",
            lead: "Penerbit yang tokennya dipercaya kumpulan identitas dan peran.",
            effect: "Kumpulan identitas dan kebijakan kepercayaan dapat menyebut penyedia ini."),
        "saml-provider": .init(
            title: "Penyedia SAML", create: "Buat penyedia SAML",
            lead: "Penyedia yang asersinya dipercaya kumpulan identitas dan peran.",
            effect: "Kumpulan identitas dan kebijakan kepercayaan dapat menyebut penyedia ini."),
    ]

    static let indonesianAccessDeletions: [String: String] = [
        "user": "Pengguna dengan kunci akses atau kebijakan terlampir tidak dapat dihapus: hapus atau "
            + "lepaskan itu dulu.",
        "role": "Peran dengan kebijakan terlampir tidak dapat dihapus. Kredensial peran langsung berhenti berfungsi.",
        "policy": "Kebijakan yang terlampir, atau memiliki versi lain, tidak dapat dihapus.",
        "openid-provider": "Kumpulan identitas dan peran yang menyebutnya tidak lagi menerima penggunanya.",
        "saml-provider": "Kumpulan identitas dan peran yang menyebutnya tidak lagi menerima penggunanya.",
    ]
}

extension ConsoleTexts.Settings {
    static let indonesianAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("Nama pengguna.", effect: ""),
        "NewUserName": .init(
            "Namanya. Kunci akses dan kebijakan tetap ada.",
            effect: "Kebijakan yang menyebut ARN pengguna tidak lagi cocok."),
        "NewPath": .init("Jalur sebelum nama dalam ARN.", effect: "ARN pengguna menjadi lain."),
        "Path": .init("Jalur sebelum nama dalam ARN; / jika kosong.", effect: ""),
        "RoleName": .init("Namanya, yang tidak pernah berubah.", effect: ""),
        "AssumeRolePolicyDocument": .init("Siapa yang boleh mengambil peran ini.", effect: ""),
        "Role.Description": .init("Untuk operator.", effect: "Daftar menampilkannya."),
        "MaxSessionDuration": .init(
            "Sesi terpanjang dalam detik.", effect: "Sesi yang lebih panjang ditolak mulai sekarang."),
        "PolicyName": .init("Namanya, yang tidak pernah berubah.", effect: ""),
        "PolicyDocument": .init(
            "Kebijakan dalam JSON.", effect: "Yang tidak lagi diizinkan dokumen ditolak dalam satu detik."),
        "Url": .init("Penerbit, dengan https://. Tidak pernah berubah.", effect: ""),
        "ClientIDList": .init("ID klien yang dituju token.", effect: ""),
        "ThumbprintList": .init(
            "Sidik sertifikat, yang disimpan Martlet untuk alat lain dan tidak dibandingkan.",
            effect: "Alat yang membaca penyedia melihat ini."),
        "SAMLMetadataDocument": .init(
            "Metadata penyedia sebagai XML.", effect: "Asersi yang ditandatangani kunci lama ditolak."),
    ]
}
