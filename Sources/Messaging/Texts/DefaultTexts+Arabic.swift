extension DefaultTexts {
    static let arabic = DefaultTexts(
        verification: MailTexts("رمز التحقق الخاص بك", body: "رمز التحقق الخاص بك هو {####}"),
        passwordReset: MailTexts("رمز إعادة تعيين كلمة المرور", body: "رمز إعادة تعيين كلمة المرور الخاص بك هو {####}"),
        link: MailTexts(
            "رابط التحقق الخاص بك",
            body: "انقر على الرابط للتحقق من عنوان بريدك الإلكتروني. {##التحقق من البريد الإلكتروني##}"),
        invitation: MailTexts(
            "كلمة المرور المؤقتة", body: "اسم المستخدم الخاص بك هو {username} وكلمة المرور المؤقتة هي {####}"),
        authentication: MailTexts("رمز المصادقة الخاص بك", body: "رمز المصادقة الخاص بك هو {####}"),
        wrongCodes: WrongCodeTexts(
            subject: "رموز خاطئة لحسابك", lockedSubject: "تم قفل حسابك",
            happened: { "لتسجيل الدخول باسم {username} تم إدخال كلمة المرور الصحيحة ثم رموز خاطئة عددها \($0)." },
            advice: "إذا لم تكن أنت من فعل ذلك، فإن آخرين يعرفون كلمة مرورك: قم بتغييرها.",
            locked: "لن تُقبل أي رموز أخرى حتى يلغي المسؤول قفل حسابك."),
        risk: RiskTexts(
            subject: "محاولة تسجيل دخول جديدة", blockedSubject: "تم حظر محاولة تسجيل دخول",
            blocked: "لقد حظرنا تسجيل دخول إلى حسابك {username}.",
            secondFactor: "طُلب عامل ثانٍ في تسجيل دخول غير معتاد إلى حسابك {username}.",
            noAction: "حدث تسجيل دخول غير معتاد إلى حسابك {username}.",
            time: "الوقت", device: "الجهاز", address: "العنوان",
            wasUser: "إذا كنت أنت، {##فأخبرنا بذلك##}.",
            wasNotUser: "وإذا لم تكن أنت، فغيّر كلمة مرورك و{##أبلغنا##}."))
}
