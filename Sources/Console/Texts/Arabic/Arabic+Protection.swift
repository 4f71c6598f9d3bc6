extension ConsoleTexts.Protection {
    static let arabic = Self(
        title: "الحماية", lead: "ما فعله المستخدمون ومدى خطورته، وهل كانوا هم حقًا.",
        user: "اسم المستخدم", find: "عرض الأحداث", none: "لا يوجد حدث كهذا.", time: "الوقت", event: "الحدث",
        response: "الاستجابة", risk: "الخطورة", reasons: "الأسباب", from: "من", feedback: "الملاحظة",
        action: "هل كان المستخدم؟", markValid: "صحيح", markInvalid: "غير صحيح",
        effect: "تُقارن عمليات تسجيل الدخول التالية بما وُسم: ما يأتي من حيث جاء حدث غير صحيح يُعدّ خطِرًا.",
        accountOnly: "لا يرى الأسباب إلا الحساب نفسه، والمشغّلون الذين لديهم martlet:AdministerServer.",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "نطاق عناوين جديد.", "newUserAgent": "برنامج أو نظام جديد.",
        "newCountry": "بلد جديد.", "impossibleTravel": "بعيد عن آخر مكان أكثر مما يسمح به الوقت بينهما.",
        "rangeMarkedInvalid": "من حيث جاء حدث وُسم بأنه غير صحيح.", "failedAttempts": "عدة محاولات فاشلة.",
        "manyFailedAttempts": "محاولات فاشلة كثيرة.", "rapidSignIns": "تكرر خلال دقائق.",
        "addressFailsForSeveral": "فشل العنوان مع عدة أسماء.",
        "addressFailsForMany": "فشل العنوان مع أسماء كثيرة.",
        "rememberedDevice": "جهاز محفوظ: خطورة أقل.",
    ]
}
