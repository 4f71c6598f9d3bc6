extension AccountTexts {
    static let arabic = AccountTexts(
        title: "حسابك", signIn: "طريقة تسجيل دخولك", secondStep: "الخطوة الثانية", off: "معطّلة", change: "تغيير",
        sessions: "أماكن تسجيل دخولك", browser: "كل التطبيقات في هذا المتصفح", here: "هذا المتصفح",
        lastUsed: "آخر استخدام", signOut: "تسجيل الخروج", signOutEverywhere: "تسجيل الخروج من كل مكان",
        devices: "الأجهزة المحفوظة", devicesLead: "قد يُطلب الرمز عليها مرات أقل.", unknownDevice: "جهاز غير معروف",
        forget: "نسيان", providers: "الحسابات المرتبطة", providersLead: "يمكنك تسجيل الدخول هنا بها أيضاً.",
        since: "منذ", unlink: "إلغاء الربط", back: "العودة إلى حسابك",
        proofLead: "لتغيير شيء هنا، سجّل الدخول مرة أخرى.", proof: "تسجيل الدخول مرة أخرى",
        signInAgain: "يرجى تسجيل الدخول مرة أخرى، ثم يمكنك المتابعة.", saved: "تم حفظ التغيير.",
        gone: "لم يعد هذا العنصر موجوداً.")
}

extension AccountChangeTexts {
    static let arabic = AccountChangeTexts(
        lead: "بعد الخطوة الأولى، يطلب تسجيل الدخول إحدى الطرق المفعّلة.", methods: "الطرق", on: "مفعّلة",
        preferred: "تُطلب أولاً", setUp: "إعداد", turnOn: "تفعيل", turnOff: "تعطيل", prefer: "اطلبها أولاً",
        remove: "إزالة", cancel: "إلغاء", codes: "رموز الاسترداد", codesLeft: { "المتبقي: \($0)" },
        makeCodes: "إنشاء رموز جديدة", codesTitle: "رموز الاسترداد الجديدة",
        codesLead: """
            يصلح كل رمز مرة واحدة بدلاً من الخطوة الثانية. احتفظ بها في مكان آمن: لن تظهر مرة أخرى، ولم تعد الرموز \
            السابقة صالحة.
            """,
        codesKept: "لقد احتفظت بها", currentPassword: "كلمة المرور الحالية", password: "تغيير كلمة المرور",
        passwordLead: "سيتم تسجيل خروجك من كل الأماكن الأخرى.", wrongPassword: "كلمة المرور هذه غير صحيحة.")
}
