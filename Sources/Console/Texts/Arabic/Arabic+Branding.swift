extension ConsoleTexts.Branding {
    static let arabic = Self(
        title: "مظهر الصفحات",
        lead:
            "ألوان صفحات تسجيل الدخول وخطوطها وشعارها، لجميع عملاء التطبيقات أو لعميل واحد. يحتاج المجمّع إلى "
            + "اسم نطاق.",
        client: "عميل التطبيق", allClients: "جميع عملاء التطبيقات",
        inherited: "ليس لهذا العميل مظهر خاص به: له مظهر جميع العملاء. والحفظ يعطيه مظهرًا خاصًا.",
        choose: "اختيار", properties: "الخصائص",
        propertiesLead: "في كل حقل القيمة التي تستخدمها الصفحات. وما لا تغيّره لا يُكتب.",
        sheet: "ورقة الأنماط", sheetHint: "قواعد للأصناف التي يجوز تغييرها، ومتغيرات الصفحات في :root.",
        preview: "معاينة", screen: "الشاشة", language: "اللغة", dark: "داكن",
        errors: "مع أخطاء", full: "العرض الكامل", logo: "الشعار",
        logoLead: "PNG أو JPEG أو SVG، بحجم 100 KB على الأكثر.", upload: "رفع", removeLogo: "إزالة الشعار",
        noLogo: "لا يوجد شعار.", effect: "يراه المستخدمون في صفحات تسجيل الدخول خلال دقيقة.",
        logoEffect: "يراه المستخدمون في صفحات تسجيل الدخول خلال دقيقة.", remove: "إزالة هذا المظهر",
        removeEffect: "تُزال ورقة الأنماط والشعار. وتظهر الصفحات بمظهر جميع العملاء، أو من دون مظهر مخصّص.",
        meanwhile: "تغيّرت ورقة الأنماط في مكان آخر منذ فتحت الصفحة. لم يُحفظ شيء. افتح الصفحة من جديد.",
        frame: "كيف تبدو الصفحة", review: "مراجعة التغيير", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "الخلفية", "banner": "الشريط العلوي", "logo": "الشعار", "textDescription": "النصوص الوصفية",
        "label": "التسميات", "inputField": "حقول الإدخال", "inputField:focus": "حقول الإدخال عند التركيز عليها",
        "submitButton": "زر الإرسال", "submitButton:hover": "زر الإرسال تحت المؤشر",
        "idpButton": "أزرار المزوّدين", "idpButton:hover": "أزرار المزوّدين تحت المؤشر",
        "idpDescription": "أوصاف المزوّدين", "socialButton": "أزرار الشبكات الاجتماعية",
        "errorMessage": "رسائل الخطأ", "legalText": "النص القانوني",
        "passwordCheck-valid": "شرط كلمة المرور، مستوفى",
        "passwordCheck-notValid": "شرط كلمة المرور، غير مستوفى",
    ]
}
